import type { ReviewTexts } from '../review-texts.ts';

export const about: ReviewTexts = {
  goods: {
    computer: {
      delighted: [
        'Took it out of the box, and ten minutes later I had forgotten that it was new.',
        'Feels far more solid than the price suggests.',
        'I spent a whole weekend comparing and would choose this one again.',
        'My brother works in IT and found nothing to complain about, which never happens.',
        'Not a single hiccup so far, and I am not gentle.',
      ],
      content: [
        'Does what the page says. The instructions could be a bit longer, but I managed.',
        'Good build, plain looks, and that suits my desk.',
        'A day to get used to it, and now I would not swap back.',
      ],
      mixed: [
        'Works as described, though I expected slightly more at this price.',
        'All right for occasional use. For every day I might have gone one class up.',
      ],
      disappointed: ['It played up on the third day, after I had already given my old one away.'],
    },
    electrical: {
      delighted: [
        'Worked from the first minute and has been in use ever since.',
        'Does one thing and does it well. I wish more things were like that.',
        'Nothing wobbles, nothing rattles. Somebody thought about this.',
        'I bought one for my father and then one for myself.',
        'Better made than what I paid twice as much for in town.',
      ],
      content: [
        'Decent quality, clear instructions, no surprises.',
        'Slightly bulkier than it looks in the photos, but it does its job.',
        'Good value. I knocked off one star because the leaflet is in tiny print.',
      ],
      mixed: [
        'It does the basics. I had imagined something a bit sturdier.',
        'Some days I like it, some days I wonder. Still trying things out.',
      ],
      disappointed: ['Gave up after two evenings. I checked everything I could think of.'],
    },
    outdoors: {
      delighted: [
        'Went out with it the same weekend and came home happy.',
        'Had some rough treatment on day one and looks like nothing happened.',
        'You can tell that the people who make this use it themselves.',
        'My neighbour borrowed it and I had to ask for it back.',
        'Good materials everywhere, also where you do not look.',
      ],
      content: [
        'Solid thing. Had a try in the garden first and it did well.',
        'For the few fine weekends we get here this is plenty.',
        'Not the fanciest, but honest quality and I can see it lasting.',
      ],
      mixed: [
        'Fine for a Sunday, nothing for people who take it seriously.',
        'The idea is good, the finish is a bit rough in places.',
      ],
      disappointed: ['Let me down the very first time, with everybody watching.'],
    },
    family: {
      delighted: [
        'Looks as if it had always been in our house.',
        'Simple, well made, and nicer in real life than in the pictures.',
        'My mother asked where I got it before she took her coat off.',
        'I use it daily and it still pleases me each time, which is more than I can say of most things here.',
        'We moved house last month and this was the first thing I unpacked.',
      ],
      content: [
        'Good quality for everyday use. A tiny mark on one side, nobody sees it.',
        'A touch smaller than I pictured. My own fault, the measurements are on the page.',
        'Nice and practical. Would buy again on offer.',
      ],
      mixed: [
        'Pretty enough, but the photos make it look more special than it is.',
        'It is okay. We use it, we just do not love it.',
      ],
      disappointed: ['Not carefully finished at all, mine went straight to the shed.'],
    },
    health: {
      delighted: [
        'I have tried a few over the years and can stop looking now.',
        'Pleasant to use, and it does not shout at you from the shelf.',
        'Second order. The first one disappeared into my daughter’s room.',
        'Made with care, you notice it as soon as you pick it up.',
        'Feels good in the hand and does its work quietly.',
      ],
      content: [
        'Good, plain and no fuss. Happy with it.',
        'Does its job well. The label is only partly in English, but there is not much to explain.',
        'Took me a few days to warm to it, now I am glad I have it.',
      ],
      mixed: [
        'Neither good nor bad. I could have bought much the same in town.',
        'Nice idea, a little less practical than I hoped.',
      ],
      disappointed: ['Not for me. I used it twice and put it at the back of the cabinet.'],
    },
    mens: {
      delighted: [
        'My wife noticed before I said a word.',
        'Proper quality, no shortcuts that I can find.',
        'I hate shopping, and this is why I will just order here again.',
        'Showed it to a colleague, and by lunch he had ordered the same.',
        'Looks smart without looking as if you tried.',
      ],
      content: [
        'Well made and just like the pictures.',
        'Good for every day. I would have liked a few more colours to pick from.',
        'No complaints about the make. A bit pricey, but fair.',
      ],
      mixed: [
        'Decent, but I have had better for the same money.',
        'Good from a distance. Up close the finish is a little uneven.',
      ],
      disappointed: ['The quality does not match the description. Gave it to my nephew.'],
    },
    womens: {
      delighted: [
        'Even lovelier in daylight than on the screen.',
        'The workmanship is so neat that I looked twice.',
        'Took it on holiday straight away and it is in half of my photos.',
        'My sister has already asked to borrow it. No.',
        'I was unsure for weeks and should have ordered sooner.',
      ],
      content: [
        'Pretty, well finished, and it goes with most of what I own.',
        'Very nice. The colour is a shade quieter than in the pictures, which I do not mind.',
        'Good for the price, and it does not look like everybody else’s.',
      ],
      mixed: ['Nice to look at, a bit less practical than I hoped.', 'I wanted to love it. It is fine.'],
      disappointed: ['In my hands it looked cheaper than on the page, sadly.'],
    },
    food: {
      delighted: [
        'Tastes like the real thing, not like the supermarket version.',
        'It was meant for the guests, but we opened it the same evening.',
        'Very fresh, and the date on the label is still far off.',
        'You can taste that they did not save on the ingredients.',
        'My grandmother gave a short nod, her highest praise.',
      ],
      content: [
        'Good flavour, honest portion. Will order again with the next big shop.',
        'Milder than I thought, but everyone at the table liked it.',
        'Nice to have in the kitchen. Not cheap, not overpriced either.',
      ],
      mixed: [
        'Fine, but I expected more taste from all that praise.',
        'Good quality, small amount. It will not last us long.',
      ],
      disappointed: ['Tasted flat to us, most of it is still in the cupboard.'],
    },
    phone: {
      delighted: [
        'Nothing to learn, nothing to install, it just works.',
        'I had low hopes at this price, and I was wrong.',
        'In use all day, every day, and still looks new.',
        'My teenager approves, so it must be right.',
        'Neat, well made and does precisely what I bought it for.',
      ],
      content: [
        'Good quality for the money. The quick guide is very quick indeed.',
        'Does the job without a fuss. Would buy it again.',
        'Everything works. A slightly nicer finish and it would be five stars.',
      ],
      mixed: [
        'Does what it should most of the time, now and then I need a second try.',
        'Usable, but I would not call it a big step up from my old one.',
      ],
      disappointed: ['Worked for two days, then only when it felt like it.'],
    },
    toys: {
      delighted: [
        'Unpacked at nine, and I did not hear a word from the children until lunch.',
        'No sharp edges, no smell, nice to the touch.',
        'Of all the birthday presents, this is the one that was played with first.',
        'Made to be passed on to the next child.',
        'The grown-ups played with it longer than they admit.',
      ],
      content: [
        'Nicely made and a success with both of ours, for different reasons.',
        'Smaller than my son had imagined, but he plays with it every day.',
        'Good idea and good finish. The box could do without so much paper.',
      ],
      mixed: [
        'Fun for an afternoon, after that it mostly sat on the shelf.',
        'Well meant, but our five-year-old needed help every time.',
      ],
      disappointed: ['Did not survive its first Saturday, and there were tears.'],
    },
    adult: {
      delighted: [
        'Gave it for our anniversary and it was a much better idea than flowers again.',
        'Tasteful, nothing tacky about it.',
        'We put the phones away for an evening, which was the whole point.',
        'Looks like a proper gift, I did not even need to wrap it.',
        'Made us laugh, and after twelve years that is worth something.',
      ],
      content: [
        'A nice present for two, well put together.',
        'Good for a quiet night in. A touch more romantic than we are.',
        'Lovely quality. I would have liked a card to go with it.',
      ],
      mixed: [
        'Nice enough, but we had pictured a bit more for a special evening.',
        'Pretty to give, not something we will use often.',
      ],
      disappointed: ['As a gift it was a little embarrassing, it looked better on the page.'],
    },
    lingerie: {
      delighted: [
        'Soft, nothing scratches, nothing pinches.',
        'Came out of the wash exactly as it went in.',
        'Finally something pretty that is also comfortable to live with.',
        'Neat seams all the way round, I turned it inside out to check.',
        'Ordered one to try, then two more the same week.',
      ],
      content: [
        'Pleasant fabric and a tidy finish. Very happy for the price.',
        'Comfortable and simple. I would call it sensible in the best way.',
        'Nice quality. The material is a bit lighter than I thought, which I have come to like.',
      ],
      mixed: [
        'Looks nice, though the fabric feels more ordinary than I expected.',
        'All right for the price. I hoped for a bit more finesse.',
      ],
      disappointed: ['A seam came loose almost at once, that should not happen.'],
    },
    jewelry: {
      delighted: [
        'Delicate without being flimsy.',
        'Catches the light just enough. I keep looking at it.',
        'A present to myself, no regrets.',
        'She has worn it every day since I gave it to her.',
        'Looks like something from a small workshop, not from a machine.',
      ],
      content: [
        'Pretty and well finished, a little smaller than I pictured.',
        'Light to wear and goes with nearly everything.',
        'Nice piece for the price. I would not call it grand, but I like it a lot.',
      ],
      mixed: [
        'The shine is a bit strong for my taste, quieter would be nicer.',
        'Good from an arm’s length, simpler when you look closely.',
      ],
      disappointed: ['I had saved it for a wedding and ended up wearing my old one.'],
    },
    watches: {
      delighted: [
        'Checked against my phone every evening so far, no difference worth naming.',
        'Easy to use, even without my glasses.',
        'The kind of thing you keep and hand down.',
        'Well balanced, well made, and no nonsense on the face of it.',
        'No extras, no gimmicks, and a calm look about it.',
      ],
      content: [
        'Keeps good time and looks tidy. That is all I asked for.',
        'Nice finish. A little lighter than I expected, which is neither good nor bad.',
        'Simple and pleasant, with nothing on it that does not need to be there.',
      ],
      mixed: [
        'Handsome, but for keeping time I had hoped for something more exact.',
        'Fine for its price. It feels more like an everyday thing than a treasure.',
      ],
      disappointed: ['Nice looks do not help when it stops. Twice so far.'],
    },
  },
  shop: {
    delighted: [
      'Here two days sooner than promised.',
      'There was a small handwritten note in the parcel, which made my day.',
      'I asked a silly question at midnight and had a kind answer by breakfast.',
      'Packed so well that it could have been dropped off a roof.',
      'No trouble with customs, nothing extra to pay at the door.',
      'Paper and cardboard only, no plastic to throw away.',
      'I could follow the parcel at every step.',
      'Typed my address wrong and they put it right within the hour.',
    ],
    content: [
      'Arrived on the day it was meant to.',
      'The box had a dent, the contents did not.',
      'Delivery took its time, but the shop kept me posted.',
      'Friendly answers, if not the fastest.',
      'Well packed, perhaps in a box one size too big.',
      'Good shop, would order here again.',
    ],
    mixed: [
      'Tracking said nothing for days and then it was suddenly at the door.',
      'The shop answers, but you have to ask twice.',
      'A bit more padding in the box would not hurt.',
      'Delivery was slower than what I was shown when I ordered.',
    ],
    disappointed: [
      'My message to the shop got a standard reply that did not answer anything.',
      'The box came crushed, with barely any padding inside.',
      'Late, and nobody told me why.',
    ],
  },
};
