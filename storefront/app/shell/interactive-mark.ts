/** The user timing mark of the moment from which the page answers to keys and clicks. */
export const interactiveMark = 'tradewind-interactive';
