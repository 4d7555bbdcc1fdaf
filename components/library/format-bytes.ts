const UNITS = [
  { unit: 'gigabyte', size: 1e9 },
  { unit: 'megabyte', size: 1e6 },
  { unit: 'kilobyte', size: 1e3 },
];

/** Bytes in words such as `1.4 MB`, in the language of the browser. */
export function formatBytes(bytes: number): string {
  const { unit, size } = UNITS.find((each) => bytes >= each.size) ?? { unit: 'byte', size: 1 };
  const format = new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / size);
}
