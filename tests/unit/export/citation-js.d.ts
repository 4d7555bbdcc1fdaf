/** What the tests use of Citation.js, which comes without types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: {
      chain(text: string, options: { forceType: string; generateGraph: false }): Record<string, unknown>[];
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
