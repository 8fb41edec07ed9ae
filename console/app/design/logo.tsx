/** The product's name, the same in every language. */
export const brand = 'Tradewind';

/** The logo: two sails over a wave. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="oklch(0.315 0.055 219)" />
    <path d="M17.2 5.2c5.6 3.2 8.6 8 8.7 14.3-2.8-1.2-5.7-1.5-8.7-.9Z" fill="#fff" />
    <path d="M14.8 9.4v9.5c-2.9.4-5.5 1.4-7.9 3 .4-5.2 3.1-9.5 7.9-12.5Z" fill="oklch(0.72 0.17 42)" />
    <path
      d="M6 25c3.3-2.7 6.6-2.7 10-.9s6.7 1.7 10-.9"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);
