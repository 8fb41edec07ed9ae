/** JSON for use inside a script element, which `</script>` or `<!--` in a text must not close or open. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
