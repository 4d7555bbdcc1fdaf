import axe from 'axe-core';

/** What axe finds wrong in a part of the page, one line each. Colours and sizes need a browser. */
export async function faults(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      // Parts stand in landmarks of the page, which is not there.
      region: { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
