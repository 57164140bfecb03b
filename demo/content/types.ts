import type { SectionTable } from '#shared/answers/parts.ts';
import type { ArtworkKind } from '#demo/artwork.ts';

/**
 * The shapes in which the demo content is written. Parents hold their children, so no ids are
 * needed; slugs are made from names by the same rule as everywhere; `order` is the position in the list.
 */
export type DemoSection = {
  title: string;
  content: string;
  list: string[];
  /** Marks such as links are read in it. */
  marked?: true;
  /** The list has numbers. */
  numbered?: true;
  table?: SectionTable;
};

/** A section with pictures of records, by their kinds and names. */
export type DemoPicturedSection = DemoSection & { pictures?: { of: readonly [ArtworkKind, string]; caption: string }[] };

/** What people also call it: English job titles, abbreviations, everyday words. */
type Named = { name: string; other_names?: string[]; /** Found by, and not shown. */ search_names?: string[] };

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
  content: DemoPicturedSection[];
  video_url?: string;
  /** Absent: published. */
  status?: 'draft';
  /** Days before the day of loading; a negative number lies ahead (a scheduled article). */
  daysAgo: number;
  /** The year whose rules the text tells of: it is never dated later. */
  year?: number;
};

/** A page about the school or the site. */
export type DemoPlainPage = Hideable & {
  name: string;
  /** Set large below the name. */
  description: string;
  sections: DemoSection[];
  /** Has a picture, drawn as those of articles are. */
  isPictured?: true;
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

/** Letters of Holland's interests: working with things, with ideas, creating, with people, leading, keeping order. */
export type DemoInterest = 'R' | 'I' | 'A' | 'S' | 'E' | 'C';

/** What leads to a position and what it takes; keyed by the position's name. Pay is left out: there is no source for it. */
export type DemoPositionGuidance = {
  /** Names of one to four majors, nearest first. */
  majors: string[];
  /** Names of two to six subjects of these majors, the one that matters most first. */
  subjects: string[];
  /** The lowest level that employers usually ask for. */
  hoc_van: 'thpt' | 'trung-cap' | 'cao-dang' | 'dai-hoc';
  /** One to three, strongest first. */
  holland: DemoInterest[];
  /** Tools by the names their makers use, or what they are called on site. */
  cong_cu: string[];
};

export type DemoAdmissionYear = 2024 | 2025 | 2026;

/** One way of admission, with its lowest accepted mark of each year. */
export type DemoAdmission = {
  phuong_thuc: string;
  /** Codes of the combinations of subjects it takes; empty where there are none. */
  to_hop: string[];
  /** The highest mark there is. */
  thang_diem: 30 | 40 | 1200;
  diem_chuan: Record<DemoAdmissionYear, number>;
  /** Subjects that count twice. */
  nhan_doi?: string[];
};

/** What a student pays besides tuition. */
export type DemoCost = {
  ten: string;
  /** VND. */
  so_tien: number;
  cach: 'mot-lan' | 'moi-nam';
};

/** Facts of a major; keyed by its name. Figures belong to an invented school and are marked as illustrations. */
export type DemoMajorFacts = {
  bac: 'trung-cap' | 'cao-dang' | 'dai-hoc';
  /** What the degree says. */
  bang_cap: string;
  /** What is typed into the ministry's system, where the state lists no code for the major itself. */
  ma_xet_tuyen?: string;
  /** The subjects are some of the curriculum, not all of it. */
  mon_tieu_bieu?: true;
  /** Years. */
  thoi_gian: number;
  /** Cities of the school's offices, as in site.config.ts. */
  co_so: string[];
  /** A date, YYYY-MM-DD. */
  kiem_tra: string;
  /** Absent while the major is being prepared. */
  admissions?: {
    to_hop: string[];
    /** VND a year, in the year `hoc_phi_nam`. */
    hoc_phi_tu: number;
    hoc_phi_den: number;
    hoc_phi_nam: number;
    /** Where a talent is tested: what, when, how one registers. */
    nang_khieu?: string;
    chi_tieu: Record<DemoAdmissionYear, number>;
    tuyen_sinh: DemoAdmission[];
    /** One sentence for each way, those that have no marks included. */
    phuong_thuc_xet: { phuong_thuc: string; noi_dung: string }[];
    chi_phi_khac: DemoCost[];
  };
};

export type DemoSubjectFacts = {
  tin_chi: number;
  /** Term of the programme, counted from 1. */
  hoc_ky: number;
  /** Names of subjects of the same major, taught in earlier terms, without which this one cannot be followed. */
  prerequisites?: string[];
};

/** The subjects of one major by their names, and the day on which they were checked (YYYY-MM-DD). */
export type DemoProgramme = { kiem_tra: string; subjects: Record<string, DemoSubjectFacts> };

/** Names of the careers and majors that an article tells about; keyed by its title. */
export type DemoArticleTopics = { careers?: string[]; majors?: string[] };

/** An illustration, checked on a day (YYYY-MM-DD). */
type Illustrated = { kiem_tra: string; minh_hoa: true };

/** A day or a moment of admissions. A day is YYYY-MM-DD, a moment YYYY-MM-DDTHH:MM by Vietnam's clock. */
export type DemoAdmissionDate = Hideable &
  Illustrated & {
    name: string;
    loai:
      | 'nhan-ho-so'
      | 'dang-ky-nang-khieu'
      | 'thi-nang-khieu'
      | 'cong-bo-ket-qua'
      | 'xac-nhan-nhap-hoc'
      | 'nhap-hoc'
      | 'ngay-hoi'
      | 'hoc-bong'
      | 'khac';
    /** Names of ways of admission; absent: all. */
    phuong_thuc?: string[];
    /** Absent where only the end counts. */
    bat_dau?: string;
    ket_thuc: string;
    /** The year of admission. */
    nam: number;
    dia_diem?: string;
    /** Names of majors; absent: all. */
    majors?: string[];
    /** VND; 0 is free, absent where there is nothing to say. */
    le_phi?: number;
    /** What is handed in. */
    ho_so?: string[];
    noi_dung: DemoSection[];
    /** A path of the site or an http(s) address. */
    duong_dan?: string;
  };

export type DemoScholarship = Hideable &
  Illustrated & {
    name: string;
    /** Its worth in words. */
    gia_tri: string;
    /** VND, or percent of the first year's tuition, as `don_vi` says. */
    muc: number;
    don_vi: 'dong' | 'phan-tram';
    /** Absent where as many are given as there are who meet the terms. */
    so_suat?: number;
    danh_cho: string;
    /** A day or a moment; absent where nobody has to apply. */
    han?: string;
    /** Names of majors; absent: all. */
    majors?: string[];
    noi_dung: DemoSection[];
    duong_dan?: string;
  };

export type DemoQuestion = Hideable & {
  name: string;
  /** The same question in other words, as people type it. */
  search_names: string[];
  chu_de: 'xet-tuyen' | 'thi-nang-khieu' | 'hoc-phi-hoc-bong' | 'hoc-va-thuc-tap' | 'sau-khi-ra-truong' | 'doi-song' | 'khac';
  /** The title of the first section is the answer in a few words. */
  tra_loi: DemoSection[];
  /** Names of the majors that it is about. */
  majors?: string[];
  /** Names of the positions that it is about. */
  positions?: string[];
};
