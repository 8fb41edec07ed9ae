import type { QuestionTexts } from '../question-texts.ts';

export const about: QuestionTexts = {
  any: [
    [
      'Is the colour on my screen close to the real thing?',
      'We take the pictures in daylight and change nothing afterwards. Screens differ a little, so allow for one shade.',
      'Mine looks exactly like the first picture. In lamplight it is a touch warmer.',
    ],
    [
      'Could you wrap it as a present and leave the price out?',
      'The parcel has no price on it, and we are glad to add tissue paper: write it into the note of your order.',
    ],
    [
      'How well is it packed? My last parcel from abroad came squashed.',
      'Double-walled box with paper padding on all six sides. Should anything break all the same, we replace it.',
      'Came without a scratch, and the box was stronger than the postman.',
    ],
    [
      'Will you have more of these later, or is this the last batch?',
      'We make or order it regularly. Tap the heart and you are told when it is back in stock.',
    ],
    [
      'If it turns out not to be for us, how long can it be returned?',
      'Our return policy on the shop page says it in days. It only has to be unused and complete.',
    ],
    [
      'Is everything in the picture in the box?',
      'What is sold is what the title says. Things beside it in the pictures only show the size.',
      'Right, the decoration is not included. I had not expected it to be.',
    ],
  ],
  goods: {
    computer: [
      [
        'Does it need any software before I can use it?',
        'No installation, no account. Plug it in or set it up as the leaflet shows.',
        'Worked at once on my old laptop, which says something.',
      ],
      ['Is the leaflet in English too?', 'Yes, English is among the languages, with drawings for every step.'],
    ],
    electrical: [
      [
        'Which plug does it have? I live in the UK.',
        'It runs on 100–240 V. Where a plug is part of it, we send the one for your country.',
        'The right plug was in the box.',
      ],
      [
        'Could my parents use it without me explaining?',
        'One page in large print, with a drawing for each step. Two buttons are all you need to know.',
        'My mother had it running before I found the leaflet.',
      ],
    ],
    outdoors: [
      [
        'Would it survive a week of rain?',
        'Rain is no problem. Let it dry before you pack it away, and it stays as it is.',
        'Had it out in Scotland in October. Still fine.',
      ],
      ['Is it something for beginners, too?', 'Yes. Most who buy it are out for their first season.'],
    ],
    family: [
      [
        'How is it looked after?',
        'There is a small card with pictures in the parcel. It needs nothing special.',
        'I follow the card, and it looks as on the first day.',
      ],
      ['Does it smell when it is new?', 'Slightly, for a day at most. Air it and it is gone.'],
    ],
    health: [
      [
        'Is it all right for sensitive skin?',
        'It is made without added perfume. If your skin reacts easily, try a small spot first.',
        'I react to nearly everything and had no trouble.',
      ],
      ['Is it made without testing on animals?', 'Yes, neither we nor our suppliers test on animals.'],
    ],
    mens: [
      [
        'Would it do for the office?',
        'Yes, it is plain enough for a meeting and not too formal for the weekend.',
        'I wear it to work twice a week and get asked where it is from.',
      ],
      ['How do I look after it?', 'The care signs are inside. When in doubt: by hand, and cold.'],
    ],
    womens: [
      [
        'Is it a good present for somebody of sixty?',
        'We think so: nothing about it will be out of fashion next year.',
        'Gave it to my mother. She has hardly put it away since.',
      ],
      [
        'What does the inside look like? The pictures only show the front.',
        'As neat as the front. We finish each seam and edge by hand.',
      ],
    ],
    food: [
      [
        'What is the shortest date I could get?',
        'We send nothing with less than three months left; most has far more.',
        'Mine had ten months to go.',
      ],
      [
        'Are there traces of nuts in it?',
        'The full list is in the table. It is packed in a place that also handles nuts.',
      ],
    ],
    phone: [
      [
        'Does it also work with older models?',
        'The models are listed under Details. If yours is missing, write to us before you order.',
        'Mine is five years old, and it works.',
      ],
      ['Is a cable part of it?', 'What comes with it is listed under Details. If it says none, you need your own.'],
    ],
    toys: [
      [
        'Do two children get along with it at once?',
        'Ours do, most of the time. There is enough to do for both.',
        'They argue less than over anything else.',
      ],
      ['Does it smell of plastic?', 'No. We air everything before it is packed.'],
    ],
    lingerie: [
      [
        'Are there labels that scratch?',
        'No sewn-in label; the care signs are printed.',
        'That is why I bought a second one.',
      ],
      ['Can I wash it in the machine?', 'Yes, at 30 degrees in a laundry bag.'],
    ],
    jewelry: [
      [
        'Can I keep it on in the shower?',
        'Better not: soap makes it dull. Pure water does no harm.',
        'I forget all the time, and it still shines.',
      ],
      ['Does it come in a box?', 'In a small box with a cloth to polish it.'],
    ],
    watches: [
      [
        'Does it keep time?',
        'To a few seconds a week. The leaflet shows how to set it.',
        'Four weeks now, and I have not touched it.',
      ],
      ['Can it still be repaired in ten years?', 'Yes, we keep the parts, and any watchmaker can open it.'],
    ],
  },
};
