/** Signs of screens and commands: lines of one width on a square of 24, beside words that say the same. */
const lines = {
  overview: 'M4 4h7v7H4zM15 4h5v7h-5zM4 15h7v5H4zM15 15h5v5h-5z',
  menu: 'M4 6h16M8 12h12M8 18h12M4 12v6',
  banner: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M16 9h.01',
  pictures: 'M7 3h14v13H7zM3 7v14h14M7 13l4-4 3 3 2-2 5 5',
  category: 'M3 6h6l2 3h10v10H3z',
  article: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h2',
  plainPage: 'M5 3h14v18H5zM12 7.5h.01M10 11.5h2v5M9.5 16.5h5',
  majorGroup: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  major: 'M12 5l10 5-10 5L2 10zM6 12v5c3 2.5 9 2.5 12 0v-5M22 10v5',
  subject: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  career: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  department: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  position: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  admissionDate: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  scholarship: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 13.5 7 21l5-2.5 5 2.5-1.5-7.5M12 7v4',
  enquiry: 'M4 4h16v12H11l-5 4v-4H4zM8 8.5h8M8 11.5h5',
  question: 'M4 4h16v12H11l-5 4v-4H4zM10 8.2c.3-1 1-1.4 2-1.4 1.2 0 2 .7 2 1.6 0 1.3-2 1.4-2 2.8M12 13.2v.1',
  facts: 'M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14',
  searches: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21',
  addresses: 'M12 3v18M12 5h7l2 2.5-2 2.5h-7M12 12H5l-2 2.5L5 17h7',
  links: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6',
  journal: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  accounts:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.5 2.5-5 6.5-5s6.5 1.5 6.5 5M16 5.5a3.5 3.5 0 0 1 0 6M18 15.5c2.3.6 3.5 2 3.5 4.5',
  security: 'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6zM9 12l2 2 4-4',
  add: 'M12 5v14M5 12h14',
  save: 'M5 12.5l5 5 9-11',
  see: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  rows: 'M4 6h16M4 12h16M4 18h16',
  back: 'M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 0 12',
  leave: 'M14 4h6v16h-6M10 8l-4 4 4 4M6 12h9',
  away: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  warning: 'M12 3.5 22 20.5H2zM12 10v5M12 17.8v.2',
  done: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8.5 12l2.5 2.5 4.5-5',
} as const;

export type LineIconName = keyof typeof lines;

export const LineIcon = ({ name, className }: { name: LineIconName; className?: string | undefined }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <path d={lines[name]} />
  </svg>
);
