"""Words for short codes: common, easy to spell, and hard to mishear for one another."""

_LIST = """
amber anchor apple arrow autumn badger bamboo banjo barrel basil beacon bishop blanket border
bottle branch breeze bridge bronze bucket butter button cactus camel candle canyon carpet castle
cedar cellar chalk cherry chimney cinder circle clover cobalt comet compass copper coral cotton
cradle crater cricket crystal curtain dagger daisy dancer desert diamond dragon drummer eagle
ember emerald engine falcon feather fiddle finger flannel forest fossil fountain garden garlic
gentle ginger glacier goblet granite gravel guitar hammer harbor hazel helmet honey hunter icicle
indigo island ivory jacket jasmine jungle kettle kitten ladder lantern lemon lichen lizard locket
magnet mantle maple marble meadow melon mirror mitten monkey mountain mustard needle nettle nutmeg
ocean olive onion orange orchid otter oyster paddle palace panther paper parrot pearl pebble
pencil pepper pilot pirate planet pocket poppy prairie pumpkin puzzle quarry quartz rabbit raven
ribbon river rocket rosemary saddle saffron sailor salmon sandal scarlet shadow shell silver
sparrow spider spruce stable sugar summer sunset tailor temple thistle thunder ticket tiger timber
tunnel turtle umber valley velvet violet walnut water whisper willow window winter wizard wool
yarrow zephyr
"""
WORDS = tuple(_LIST.split())
