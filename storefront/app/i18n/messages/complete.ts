/**
 * The same keys as the English texts, every one of them: a forgotten or invented key does not compile. Languages
 * without a singular form leave the `_one` texts out.
 */
export type Complete<English> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: string;
} & {
  readonly [Key in keyof English as Key extends `${string}_one` ? Key : never]?: string;
};
