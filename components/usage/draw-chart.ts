import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { z } from '#lib/contract/zod.ts';

/** Of the chart and of its labels' room, in heights of a letter: it grows with the text. */
const HEIGHT = 15;
const ROOM = { below: 4, beside: 5, label: 4.5 };
/** Seconds. */
const HALF_DAY = 43_200;
/** Dollars that the axis shows at least: a first cent should not look like a fortune. */
const LEAST = 0.01;

const figuresSchema = z.tuple([z.array(z.number()), z.array(z.number())]);

/**
 * Draws columns into an element, in the colours of the page, and follows its width.
 *
 * @param figures seconds since 1970 and dollars, as JSON of two lists
 * @returns takes it all away again
 */
export function drawChart(element: HTMLElement, figures: string, name: string): () => void {
  const [times, dollars] = figuresSchema.parse(JSON.parse(figures));
  const colour = (property: string) => getComputedStyle(element).getPropertyValue(property).trim();
  const { color: ink, fontSize, fontFamily } = getComputedStyle(element);
  const letter = Number.parseFloat(fontSize);
  const size = () => ({ width: Math.max(200, element.clientWidth), height: HEIGHT * letter });
  const axis = {
    stroke: ink,
    grid: { stroke: colour('border-top-color'), width: 1 },
    font: `${fontSize} ${fontFamily}`,
    size: ROOM.below * letter,
    space: ROOM.label * letter,
  };
  const dollarAxis = {
    ...axis,
    size: ROOM.beside * letter,
    space: 2 * letter,
    values: (_: uPlot, splits: number[]) => splits.map((value) => `$${value}`),
  };
  const chart = new uPlot(
    {
      ...size(),
      legend: { show: false },
      cursor: { show: false },
      scales: {
        // Room for the half of the first and the last column.
        x: { range: (_, min, max) => [min - HALF_DAY, max + HALF_DAY] },
        y: { range: (_, _min, max) => [0, Math.max(LEAST, max * 1.1)] },
      },
      axes: [axis, dollarAxis],
      series: [
        {},
        {
          label: name,
          fill: colour('outline-color'),
          stroke: colour('outline-color'),
          width: 0,
          points: { show: false },
          paths: columns(),
        },
      ],
    },
    [times, dollars],
    element,
  );
  const watch = new ResizeObserver(() => chart.setSize(size()));
  watch.observe(element);
  return () => {
    watch.disconnect();
    chart.destroy();
  };
}

function columns(): uPlot.Series.PathBuilder {
  const { bars } = uPlot.paths;
  if (!bars) throw new Error('The chart library has no columns.');
  return bars({ size: [0.7, 40] });
}
