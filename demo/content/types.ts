/**
 * The shapes in which the demo content is written. Parents hold their children, so no ids are
 * needed; slugs are made from names by the same rule as everywhere; `order` is the position in the list.
 */
export type DemoSection = { title: string; content: string; list: string[] };

/** What people also call it: English job titles, abbreviations, everyday words. */
type Named = { name: string; other_names?: string[] };

/** 0 hides the record (and everything below it) from visitors; absent means shown. */
type Hideable = { status?: 0 };

export type DemoPosition = Hideable &
  Named & {
    /** One or two sentences, at most 300 characters. */
    short_description: string;
    detailed_description: DemoSection[];
    /** Tags: the fields of work and tools a visitor scans first. */
    fields: string[];
    youtube_url?: string;
  };

export type DemoDepartment = Hideable & {
  /** Starts with 'Bộ phận' where that reads well; pages strip the prefix. */
  name: string;
  short_description: string;
  positions: DemoPosition[];
};

export type DemoCareer = Hideable &
  Named & {
    /** Two or three paragraphs, separated by a blank line. */
    description: string;
    departments: DemoDepartment[];
  };

export type DemoSubject = Hideable &
  Named & {
    short_description: string;
    /** Two paragraphs, separated by a blank line. */
    description: string;
    detailed_content: DemoSection[];
    video_url?: string;
  };

export type DemoMajor = Hideable &
  Named & {
    /** The national seven-digit code; absent where the state lists none. */
    ma_nganh?: string;
    description: string;
    detailed_content: DemoSection[];
    youtube_url?: string;
    subjects: DemoSubject[];
  };

export type DemoMajorGroup = Hideable & {
  name: string;
  description: string;
  majors: DemoMajor[];
};

export type DemoCategory = { name: string; description: string };

export type DemoArticle = {
  /** Name of a category in the same file. */
  category: string;
  title: string;
  excerpt: string;
  content: DemoSection[];
  video_url?: string;
  /** Absent: published. */
  status?: 'draft';
  /** Days before the day of loading; a negative number lies ahead (a scheduled article). */
  daysAgo: number;
  /** The year whose rules the text tells of: it is never dated later. */
  year?: number;
};

export type DemoMenu = {
  title: string;
  /** A path of the site or an http(s) address; absent: the item links to /{slug}. */
  url?: string;
  slug?: string;
  status?: 0;
  /** Present: a dropdown. */
  children?: { title: string; url?: string; slug?: string; status?: 0 }[];
};

export type DemoBanner = {
  title: string;
  /** A path of the site for 'internal', an http(s) address for 'external'. */
  link: string;
  position: 'internal' | 'external';
  status?: 0;
};
