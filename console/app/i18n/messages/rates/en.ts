/** Exchange rates for displayed prices. */
export const rates = {
  rates: {
    currency: 'Currency',
    rate: 'One US dollar is',
    source: 'Source',
    quoted_on: 'Day of the rate',
    age: 'Age',
    today: 'Today',
    days: '{smart_count} day |||| {smart_count} days',
    loaded: 'Loaded',
    load: 'Load a list',
    load_text:
      'One line for each currency: currency, rate and, if you know it, the day, such as JPY,149.2,2026-01-31. The rate says how much one US dollar is worth. Currencies that are not in the list keep their rate.',
    csv: 'List (CSV)',
    file: 'Choose a file',
    too_large: 'The file is too large: a list has at most {most} characters.',
    no_text: 'This file is not a list of rates. Choose a text file (CSV or XML); save a spreadsheet as CSV first.',
    source_name: 'Who says so',
    done: 'Rates loaded',
    fetch: 'Fetch from {feed}',
    fetch_text: 'Asks {feed} now. This happens automatically twice a day.',
    text: 'Shoppers who chose another currency see prices at these rates. Charges are always in US dollars.',
    outdated: 'A rate is more than a week old. Please load a newer list.',
    none: 'No rates yet, so the shop offers US dollars alone.',
  },
};
