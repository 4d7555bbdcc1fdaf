/** Line drawings on a grid of 16, stroked by `icon.module.css`. */
export const iconPaths = {
  mark: 'M6.5 2.5a5.5 5.5 0 0 0 0 11zM9.5 8h4M9 4.8l3.4-1.9M9 11.2l3.4 1.9',
  send: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  stop: 'M4.5 4.5h7v7h-7z',
  panel: 'M2.5 3.5h11v9h-11zM9.8 3.5v9',
  settings:
    'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M12 5a1.75 1.75 0 1 1-3.5 0A1.75 1.75 0 0 1 12 5M7.5 11A1.75 1.75 0 1 1 4 11a1.75 1.75 0 0 1 3.5 0',
  page: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3M6 8.5h4M6 11h4',
  ask: 'M2.5 3.5h11V11H8l-3 2.5V11H2.5z',
  search: 'M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M10.3 10.3l3.2 3.2',
  good: 'M2.5 7.5H5v6H2.5zM5 7.5l3-5c1 0 1.6.8 1.4 1.8L9 6.5h3.5c.8 0 1.3.7 1.1 1.5l-1 4.3c-.1.7-.7 1.2-1.4 1.2H5',
  bad: 'M13.5 8.5H11v-6h2.5zM11 8.5l-3 5c-1 0-1.6-.8-1.4-1.8L7 9.5H3.5c-.8 0-1.3-.7-1.1-1.5l1-4.3c.1-.7.7-1.2 1.4-1.2H11',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  done: 'M3 8.5 6.5 12 13 4.5',
  close: 'm4 4 8 8M12 4l-8 8',
  again: 'M13 8a5 5 0 1 1-1.6-3.7L13 5.8M13 2.5v3.3H9.7',
  open: 'M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13.5 2.5l-6 6',
  more: 'm4 6 4 4 4-4',
  info: 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0M8 7.5V11M8 5v.1',
  warning: 'M8 2.5 14 13H2zM8 6.5v3M8 11.3v.1',
  key: 'M8.5 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M7.6 7.9l5-5M10.5 5l2 2',
} as const;

export type IconName = keyof typeof iconPaths;
