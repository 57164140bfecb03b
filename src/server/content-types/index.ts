import { descriptions } from '#shared/content-types/index.ts';
import { admissionDate } from './admission-date.ts';
import { article } from './article.ts';
import { banner } from './banner.ts';
import { career } from './career.ts';
import { category } from './category.ts';
import type { ContentType } from './content-type.ts';
import { withCurrentAddresses } from './current-addresses.ts';
import { department } from './department.ts';
import { majorGroup } from './major-group.ts';
import { withShownSections } from './shown-sections.ts';
import { major } from './major.ts';
import { menu } from './menu.ts';
import { plainPage } from './plain-page.ts';
import { position } from './position.ts';
import { question } from './question.ts';
import { scholarship } from './scholarship.ts';
import { subject } from './subject.ts';

type Name = (typeof descriptions)[number]['name'];

/** Each knows the type of what its own page finds; whoever walks them does not need to. */
const byName: Readonly<Record<Name, unknown>> = {
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
};

/** All that is particular to the content types on the server, in the order of their descriptions. */
export const contentTypes: readonly ContentType[] = withCurrentAddresses(
  withShownSections(descriptions.map(({ name }) => byName[name] as ContentType)),
);
