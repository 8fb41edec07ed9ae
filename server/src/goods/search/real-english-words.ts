/** Words of English, without their plural and folded, that CLDR 48 of Unicode names pictures of things by. Its licence is in `real-word-lists.ts`. */
const pictured = `
above absentminded absolutely absorbing acceptable access accessibility accident accordion accounting acidity actor
acute addition address adhesive adjoint admiration admission adorable adore adult aerial aeroplane aesculapius
africa afro again agree airplane alce alcohol alembic alert alien alinea almond alpaca alpha alternation amazed
amazement amble america american amoeba ampersand ampersat amphora anatomical angel angle angry annelid anniversary
annoyed answer antarctica antenna anticlockwise anxiety anxious apocalypse apology apostrophe application appreciate
approximate approximately approximation aquarium aquarius arabic archer archery architect arctic arepa argument
arobase arrived arriving arroba arrow articulated artist artsy arty ary ash asia assassin assembly assistance
asterisk asterism astonished asymptote asymptotically atheist athletic atque attraction aubergine austral australia
auto automobile autumn avocado away awesome awful babe babushka baby back backpacking backslash bactrian badger
badminton bag bait bald ball ballet balloon ballot ballpoint band bandage bandana bang bangbang bank bar barb bare
barefoot barf bargain barren base baseball basketball bathing bathroom bathtub bawling beach beacon bead beak
beaming bean beanstalk bear beard bearded bearer beast beat beating beauty beaver because beckon bedtime beer beet
beetle befuddled begging beginner behind believe bell bellhop belly bemolle bench bent bento berry besty between
beverage bewilder bicep bicycle bicyclist bigfoot bike biking bikini bilberry bill billed billiard billion
billionaire binary biohazard biologist biology bird birdy birth birthday bisexual bison bisque bitcoin bite biting
black bleed blessed blind block blond blonde blood bloom blossom blow blowfish blowing blown blue blueberry
bluebonnet boar board boba bodybuilder bollywood bomb bone bookbag bookkeeping bookmark boom boomerang boot booze
bored born boulder bouquet bowing bowl bowling bowty boy brace brachiosaurus bracket brain brainy branch brass brawl
bread break breakfast breaking breaky breast breathe brew bridge brief briefcase brightness broccoli brontosaurus
brother brown buckingham build building bull bullet bumblebee bump buoy burger burn burp burrito burro bury business
busstop butter buttercup butterfly button cabby cabinet cableway cafe caffeine calculation calculator calendar call
camel cancer candelabrum candlestick canoe cantaloupe capsicum captivated car carb card cardio cardiology care caret
carousel carp cart cartwheeling cask casserole castle casual cat catch caught celebrate celebration cell cemetery
censor cent cereal chai champ championship changing chapel charge chart check checked checkered checkmark cheerful
cheering cheery chemistry chemotherapy chequered cherry chestnut chick chicken chickpea child children chilling
chime chin chinese chipmunk chocolate choo chopstick choy christ christian christma church cicle cigarette cinco
circled circumflex cityscape clack clap classical classy claus cleaning clearly clenched climb climber climbing
clink clipboard clockwise close closed closet clothe cloudy clown club clue cockroach cocktail coder coffin coin
colada collection colon colorful comb combat comet comfortable commercial communication compass complete completed
complicated composition concentrate concentration concentric concertina confounded conga congee congrat
congratulation congruence conjugate connectivity consider construction contain containing controller convenience
convoluted cook cooked cooking cooky cool cooling cop copter copyright cord corn corvid cosmetic cosmetology
counterclockwise counterpart couple cowboy cowgirl crab cracked cracker cream credential crime criminal crochet
crocodile croissant crossbone crossed crosshatch crossing crotchet crow cruise crush crutch cruzeiro cryptid cubed
cuff curious curl currency cursing curving cussing custom cute cutlery cutting cyan cyclone cygnet dancer dangerous
dango dapper dark dashed dashing date david daze dazed dead deadlift deadpan deaf deal death deciduous decision
decor decoration decorative decreasing deer definitely deja delivering demon demonstration department depressed
derelict dermatologist desert dessert developer devil dharma diaeresis diagonal dialog diamond died diesel diesis
diet difference differential dinkus dinosaur dionysus diplodocus direct disability disagreement disappear
disappointed disapproval disc disco disease disgruntled disguise disguised disjunction dissolve distorted distraught
disturbed dive divide divider divisor diya djinn doctor dodo doe dog doll done donkey door dope dot double doubt
doubtful doughnut downcast downtrodden downward dracula dragon dream dressage dressed drink drip drive dromedary
drooling drop dropped drought drug drumstick drunk duck duel dung dying ear earbud earth earthquake east easy
edamame egg eight eighteen eighth electric electrician electricity electronic elegant element ellipsis elve
embarrass embarrassed embrace embroidery emerge emoji empanada enchantment engagement engineer enraged entertainer
entertainment entry equality equestrian equine equivalent erosion eruption euro europe european evening exasperation
excited exclamation exercise exhalation exhaling exhausted exist expendable experiment exploding explosion explosive
expressionless extinction extinguish extinguisher extra extraterrestrial eye eyebrow eyed eyeglass eyeroll eyewear
face faced facepalm facepalming factory fail fairy fairytale faithful falafel fallen falling falsum farewell farm
farmer farming fart fashion fast fateh father fatigued fatima favor fear fearful feather feeding feeling feet female
fencer feverish field fife fight fighter file fill fine finger fingerprint finish fire firebird firecracker
firefighter firetruck firework first fish fisheye fishing fist fixed flag flair flamboyant flamenco flamingo flash
flashlight flat flatbread flathead flautist flavor fleur flex flexed flipper flirting floating floor floppy flower
flowing fluctuate fluffy flushed flute flutter fluttering focus foggy folded folder folding folklore foot forbidden
force forensic forest forever forgive forgot fork formal fortune forward four fowl framed franc frankfurter free
friendship frog frowning frustrated frustration fry fuel fuelpump fuji full fume fuming funeral fungi fungus funny
furious fury futbol future gaggle gain gait gamble gamer gang gardener gasoline gasp geese geez gemini genderqueer
gene genetic geny germ german gesturing gesundheit ghost gibbous gifted ginger giraffe girl glad glide glittery
globe glow goat gobble goblin goggle gold golfing goodbye goodnight googly goose gordita gorilla gotcha gotta grade
graduation grandchild granddaughter grandfather grandmother grandparent grasshopper grateful grave great greater
grey grin grizzly groan gross group grow growth guanaco guard guess guillemet guitar gullwing gymnastic gyro hail
hair haircut haired hairless hairy hajj halloween halmo halo hammer hamsa hand handicap handle handy hang hanukkah
hard harp harpoon hashtag hat haunting head healing health healthcare healthier hear hearing heart heartbeat
heartbreaker heartbroken hearth heartpulse heavenly heavy hedgehog heel heeled helicopter hello help herb herd here
hermitian hero heroine hibiscus hidden hide hiding high highway hijab hike hiking hilarious hindu hinduism hinny
hippo hippopotamus hitched hockey hoist hold holding hole holi holiday hollow hollywood home homy honey honeybee
honeypot honk hook hoop hooray horizontal horizontally horn horoscope horrible horror horse horseshoe hospital
hotcake hotdog hotel hotspot hotspring hour hourglass house hugging hump hundred hurl hushed hyacinth hygiene
hyphenation hypnotized iceberg icecream icicle idea identification ideograph ideographic ignorance impressed
improvement inbox incognito incoming increasing increment indecisive index indian indifference indigo industrial
inequality inequation inexpressive infant infinity information inhalation injured injury innocent input insect
instructor instrument integral intelligent interabang intercardinal interior interlocking internet interpunct
interrobang interrogation intersection intoxicated introvert invent invention inventor inverse invertebrate inverted
invisible invoice irish ironic irritated islam island isomorphism jack jacked japan japanese jealous jean jeez
jellyfish jewel jewish jiaozi jinn join joke joker journey judaism kaaba kale katakana key keyboard keycap khalsa
khanda kidding kidney kiss kneel kneeling knife knight knit knob knocked knot know knowledge knuckle label lacrosse
lady ladybird lamb lambchop lamp later latin laugh laughing lavash lavatory leaf leafless leafy ledger leer leftward
leg legit len lenticular leopard lesbian less levitating liar libra license lick lifesaver lift light lightning like
lime link lipstick liquor lira listen listening litterbin littering live livre llama loaf lobster location lock
locked locker locomotive logic logical lollipop london lonely long look looking loop loopy loose loot lorry losing
lost lotion lotus loud loudly loudspeaker love lover loving lower lowercase lowered lozenge luck lucky luge luggage
lunch lupine lust maam maddening mage magic magnet magnifying mahjong mail mailbox maize major makeup malaria male
mammoth manage mane mantelpiece mantilla maple maraca marching mark marker market martial martini mary masjid mask
massage mate mathematic mathematician matryoshka maze mean measure meat meatball mechanic mechanical medal media
medical medicated medicine medieval meditate meditation medium meeting megaphone melon melt melted melting member
membership memo memorial mending menorah menstruation meow mercy meridian mermaid merman merperson merry merwoman
mess message metal metro mexican micro microbe microphone microscope middle middot midline mild military milk milky
mill mille million millionaire mind mindblown minibus minidisk mining minus mirror mischievous miss moai mode
moisturizer mojito monarch money moneybag monkey monocle monster moon moose morning mortar mosque mosquito mother
motorboat motorcycle motorized motorway mount mousetrap mouthless movy moyai mudslide multiplication munch muscle
musical muslim mustache muted mysterious mystery mythology naan nabla nasty nauseated navigation nazar neck necklace
neckty nectarine needle neptune nerve nesting network neutral new newborn newspaper nice night nine noble noodle
normal north northeast northwest nose note notebook notepad nothing notice novel nuptial nurse nurturing oatmeal
obelisk obelus oberon oblique oclock octagonal oden odor offer office officer ogre oktoberfest older once oolong oop
opening ophiuchus optical orange orangutan orca orchestra order organ orienteering original ornithology orthodox
orthogonal orthoptera ostentatious outbox outdoor outlined over overeat overline overstrike pace package packing
paella page paid pail pain paint paintbrush painter painting pair paired palette pamper pant panting paperclip
parallel parallelogram paraph parent parenthesis park part partial partying pass pastry pause paw pawn peace
peaceful peach peacock peahen peanut pear pearl pearly pedestrian peek peeking peep penguin pensive people pepper
pepperoni percussion perfect performing period permil permille persevering person personal pest pfennig phone
physicist piano piccolo pick picket pickle pickup picnic picture piece pierogi pike pilcrow pile pill pilot pina
pinada pinata pinch pinched pinching pine pineapple ping pingpong pink pinocchio pint pipe pirate pisce pissed
pistol pita pitch pity pixelated pixy pizza place plane planet plankton plaque plate play playground please plumage
plumber plunger plush point poke pole ponder pondering pong poodle pool poop popping porkchop portobello poseidon
position positive post potable potassium potato potsticker potted poultry pour pouting powerlifting praise prawn
pray prayed precede present preserver pride prime prince printer prohibit prohibited proof prophecy proportion
proportional proportionality prosthetic protect protection protest puck pudding puke pulled pulsating pump pumpkin
punctuation push quarter queen queer question quick rabbit raccoon racehorse racquet radical radioactive radix rail
rain rainbow raise raised raising ramadan ramen rancher range ratio rattle rawr ray razor reading ready real
realization realize receipt receive receiver recorder recording recovering recreational recuperating recycle redhead
reef reflection refreshing regal registered regret reincarnation reinvent relationship relaxed relaxing relief
relieved religion remodel repeat repercussion rescue reserved resist respiration restaurant restriction restroom
reversed revive rewindershin rhinocero rhombus rhythm rial rich rickshaw right rightward ring ringed ringlet ripe
ripped river roach road roar roasted robot rock roflcopter roflmao roger roll rolled roller rolling rolodex romance
romantic rook room rooster root ropeway rose rosette round rounded roundhouse router rowboat rowing royalty ruble
rucksack rugby ruler rung rupee rushed russia safety sagittarius sailboat sailing salty saluting sand sandwich sari
satellite saturn saturnine sauce saucer sauropod sausage save saver savoring scene schmear school scissor score
scorpio scorpius scowl scream screamer screaming screw screwdriver seafood seal search seat section secure seedling
seeing selfy selling semi semicircle sent serenity serious seriously seven sewing sexy shade shaka shake shaker
shark sharp shave shaved shaven sheaf shear shedding sheffer shellfish shiitake shinkansen shinto shipping shocked
shoe shoo shooting short shot shovel shroom shrub shrugging shushing shuttlecock sick side sigh sign signal sikh
sikhism silcrow silence silhouette similar sing skate skateboard skeptical skepticism skill skin skis skull skullcap
skunk skydive slanted slap slash slay sledge sleeping sleepy sleigh sleuth slice slide slipper sloth slow smart
smartphone smelly smiley smiling smirking smoke smooch smug snail snake snapdragon sneaker snicker snorkeling snow
snowboarder soak soap soapdish soar soccer sock soda soft softball software soldier solid solidarity solidus
somersault soon soothe sorcerer sorceress sorcery sorry sort soulmate sound soup sour south southeast southwest
soybean space spade spaghetti spanner spark sparkle sparkler sparkling speaker speaking special speculum speechless
speedboat spell spesmilo spice spin spirit splayed split spoked sport sportutility spot spouting springtime sprinkle
square squared squeezebox squinting squirrel stain standing star stare station steak stealth steambath steaming
steamy stein stethoscope stiletto sting stink stocking stone stoneface stop store straight straightedge strat
strawberry streamer stressed strictly string stringed stripe stroke stroll strong stub style subset subtraction
suburban suburbia succeed suck suit summation summer summon sunflower sunglass sunny sunrise sunscreen sunset
sunshine super supernatural superpower superscript superset supervillain surd sure surf surfing surprised suspension
suspicious suture swag swearing sweating sweeping sweet swim sword symbol symmetric synagogue syringe tab table
tache tack tada tail tailoring takeout tale talk tanabata tangerine tangled tango tangy taoist tape tash taurus taxi
teacher teacup teal teapot tear tease technologist teddy teeth tegh telephone telescope television tell teller
temple tempura tennis tension tensor tent tentacle tequila terrapin terrestrial test text than thanksgiving theatre
theory therapist therapy there therefore thermometer thinking third this thought three throw thunder thunderbolt
thunderstorm tichel tick ticket tilde tilted timber time timer tipsy tire tired titania toadstool toast toboggan
together toilet toiletry tokyo tomato tomb tombstone tone tongue tool toolbox tooth toothbrush tophat topping torch
tornado tortoise toss total totally touched tough tournament tournois towel tower trackball trademark tradesperson
tram tramway tran transgender transparent transportation trap treasure treatment triangular triathlon trim trip
triple triste triton troll trolley trolleybus troop tropic trouser true trumpet trunk ttfn tube tumbler tuple turd
turn turnip tuxedo twin twinsy twist type typewriter typhoon typing tyrannosaurus ugly umlaut umrah unamused
unbelievable uncomfortable under underbar undercover underdash underwater uniform unimpressed unlock uppercase upset
vaccination valentine valuable vampire vbar vector vegetable vegetarian veggy vehicle veil vertically vibrate
vibration vicu videocassette videogame view vinculum virgo virgule vitamin voip volcano volleyball volume vomit
vomiting vulcan vulnerable wacky wait waiting walking wall waning ward warning warrior waste wastebasket watermelon
waterpolo wave waxing wealth wealthy weapon wearing weary weather wedding wedge weekend weight weightlift
weightlifter weird weirdo welding well west whack whale what whatever wheel wheelchair where whew whine whirlwind
whisker whiskey whisky whisper whistle white whoop wicked wild wilted window wine wink winning wisent wishbone witch
without witness wlan woah woman women wonder wondering wood woodwind woodwose woohoo wooly worker workout world
worldwide worm worship wrap wrapped wrapper wrestle wrestling write xma xnor xray yacht yang yawn yawning yellow
yeti yinyang yogi york young younger yuan yurt zany zest zigzag zipper zomby
`;

/** Goods, their parts and materials, plants, animals, rooms, trades and what else people ask shops for, written from general knowledge. */
const askedFor = `
accelerator accessory adjustable airbag airfreight airliner alcove ale altar altimeter ammunition anorak antique
apartment applique arbor armor armour artichoke artwork ascot ashtray aspen atla atomizer awl axle azalea backgammon
backpacker baker ballast bandanna bandsaw barrow basement bassinet bassoon baster bathmat bay bayonet beaker bearing
bedframe bedpan bedroom bedspread begonia bellow bin birch birdbath birdcage birdhouse birdseed blackberry blanch blower
blowtorch blueprint boarder bobbin bodice bookshop bourbon boutique bowler brandy breadbox breaker brewer bricklayer
bridle brochure brogue browny budgy bugle builder bumper bun bungalow bunting bureau burlap bus butane butcher butler
buttermilk buyer buzzer byte cab cafeteria caftan calf calico caliper camouflage cappuccino carafe carburetor cardamom
carriage cashbox cashier cassava castanet caster castor catalogue catamaran cauldron cauliflower caulk cellar cellphone
chaise chalk chamois chard chassis chauffeur cheap checker chiffon chiller chimney chintz chisel choker chrysanthemum
cigar cinder circuit cistern clam classic cloche cloister clothesline clove coal coaxial cobble cockatoo cockpit cognac
collator college colly combine compressor condo conveyor coop corduroy corer coriander corkboard cornet cornice coupe
courgette coverlet cow cowbell cravat crawler credenza crimper crockery crocus croquet crossbar crossbow crossword
crucifix cruiser cultivator cupboard cupholder currant cutlet cuttlefish dam damper dashboard decanter deckchair
defroster degreaser dibber digger dinnerware dirty distiller diver domino dowel downspout drain draper dresser drinkware
drummer drywall duffle dustcover eggcup eiderdown elderberry embosser encyclopedia epoxy espadrille extractor eyepatch
farmhouse fennel fern fibre fin finder finial fir firearm fireguard firepit fireplace firewood fishbowl fisherman
fishhook fitter fitting fixer fixture flan flange flannel flare floodlight floorboard flowerpot fluff foldout footpump
forester forge forklift freestanding freighter fudge funnel fur furnace furniture furrier fuse gadget galaxy galosh
gardenia gasket gauge gearbox gherkin gin gladiolus glassware glaze glazier gnome goblet golfer gooseberry gourd grabber
gramophone grapefruit grate gravestone grease grenade griddle grille gripper grocer growler guardrail guava guitarist
gum gun guppy gymnast gypsum haddock hairdryer hairnet hairspray halibut hallway halter hammerhead hardback harpsichord
harrow harvester hasp hassock hatter hen herbalist hiker hinge hitch hitter hoe holster homeware honeydew hooded hookah
hopper hornet horseradish hosiery host hostel hotplate husk hutch hydrangea icebox icebreaker icepick idol indicator
injector inkwell inlay inn insert inset insulation insulator intercom inverter ionizer iris ironmonger jackfruit jerkin
jetski jeweler jigger joiner joint joist juggler jute kart kazoo kerb kernel keyring kibble kicker kitbag kneepad
knitter knitwear knocker kumquat lacing lager lampshade lasagna lathe latte lattice launcher lawyer layer leader leaflet
lectern leek lender lentil leveler lever lightbox lighter lighthouse limestone limousine lined liner liniment lipgloss
loader loam lobby loft logger lookout loom lopper lounger louvre lute lychee lyre macaron machete mackerel macrame mall
mallet mansion manure marble marimba marionette marquee marshmallow marzipan masher mason masseur mast mat match mead
meal medallion melody memento mender menu mercury metre micrometer milkshake millstone mince mincer miner minibar
minivan mink minnow missile mister miter mitre mixture moccasin modem modern molass molding monocular monopod mooring
motel motorhome moulding mousse mouthguard mouthpiece mover muffle multitool musician mussel neckline needlework newt
nib nightlight nipper noose nougat nozzle nutcracker odometer oilcloth oiler okra omelette optic orchard orchid oregano
organic ornament oscillator overshoe ox packaging packer paddler paddock paintball pallet panelling panini pansy
pantsuit paperback paperweight parquet pastille pattern patterned pea peat pedal pedestal pelmet penlight peony
peppermill percolator pergola persimmon personalised personalized petrol pew pewter pharmacy phial phonograph
photographer pickaxe picker pie piercer pierrot pig pigeon pigment pigtail pillbox pinafore pinball pincer pincushion
pinecone pinwheel pipeline pistachio piston pitchfork pivot plaice plain planer plantain plasterer plasticine plateau
playmat plimsoll plinth plotter plough plumb plumbing ply poacher pocketknife podium polisher pomegranate pomelo pompom
ponytail porch port porter portrait potholder potter pouffe presenter printed prop propane protractor pruner pub pulley
pulpit putter putty pyrex quilter quinoa racer rafter rag rambutan rapper rasp raspberry rattan rayon reamer reaper
rectifier reservoir resistor respirator restorer retractor rhododendron rib rider rifle rifleman rinser riser rivet
roadster roaster roofer roost rosary rosemary rotissery rotor rouge rower rubbish ruff ruffle rum rusher rye sachet sack
saddler sailor sale samovar sampler sapphire scaffold scent sconce scooper scourer scrapbook scraper scythe sealant
seatbelt seeker seersucker seesaw sequin serger server serviette setter sewer shackle shaper shearer shepherd sherbet
shin shipper shoebox shoemaker shofar shooter shotgun showercap showerhead shredder shutter shuttle sickle sidecar sieve
sifter signet sill siphon skein skinner skirting slat sledder sledgehammer sleeper sleepsuit sleeveless smoker smoother
snapper snorkeler snowball snowblower snowmobile soaker solder sole solvent sombrero soother sorter spacer spandex spare
sparkplug spear speedometer spicer spigot spike splint splitter spoke sprayer spreader sprinter sprocket squeezer
stabilizer stacker stair staircase stake stalk stall stamper stave stay stirrer stirrup stitcher strapless stretcher
stretchy striker strimmer stripper strummer styler styrofoam sulphur sunblind sundial sunhat sunlamp supermarket surgeon
swatch sweatband sweeper synthesiser tabard tablespoon taillight tailor talc tallow tambour tambourine tandem tankard
tanker tankini tanner taper tapper tar taro tarpaulin tarragon tart teaspoon telephoto tender tenon tensioner terrace
terrarium terry tester tether textile thermostat thick thistle thresher throne thumbtack thyme tiler tiller tinder titan
titanium toad tobacco toecap toggle token toolbag toolkit torso totem toupee toweling townhouse towrope tracer trackpad
trader trail trailer trainee transformer transistor transmission transmitter trawler trellis trigger trinket tripper
tripwire trivet trooper trotter trucker truss tuba tubing tuck tunnel tureen turmeric turnstile twill underlay
upholsterer upholstery urinal urn vaccine valve van vane vape vault veg veneer venison vent ventilation ventilator
veranda vial villa vinaigrette viola vise vitrine voile wadding wader waistband waiter waitress walkway warehouse warm
watchband waterbed waterer waterskis wear weaver webbing weeder weedkiller weigher welder whetstone whip winch windbreak
windchime windmill windsock wineglass winery wire woodwork woodworker workbench worktop wrestler wringer wristband
writer xylophone yardstick yew yoke zester zoo zucchini
`;

/** Words of English, without their plural, that are real although a catalogue lacks them, besides the common ones of `real-words.ts`. */
export const englishWords: ReadonlySet<string> = new Set(`${pictured} ${askedFor}`.trim().split(/\s+/u));
