import { admissionDate } from './admission-date.ts';
import { article } from './article.ts';
import { banner } from './banner.ts';
import { career } from './career.ts';
import { category } from './category.ts';
import { department } from './department.ts';
import { major } from './major.ts';
import { majorGroup } from './major-group.ts';
import { menu } from './menu.ts';
import { plainPage } from './plain-page.ts';
import { position } from './position.ts';
import { question } from './question.ts';
import { scholarship } from './scholarship.ts';
import { subject } from './subject.ts';

/** The content types, in the order of the back office's sidebar. */
export const descriptions = [
  menu,
  banner,
  career,
  department,
  position,
  majorGroup,
  major,
  subject,
  admissionDate,
  scholarship,
  question,
  category,
  article,
  plainPage,
] as const;

export { admissionDate, article, banner, career, category, department, major, majorGroup, menu, plainPage, position };
export { question, scholarship, subject };
