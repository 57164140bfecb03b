import { admissionQuestions } from './questions/admission.ts';
import { afterGraduationQuestions } from './questions/after-graduation.ts';
import { costQuestions } from './questions/costs.ts';
import { dailyLifeQuestions } from './questions/daily-life.ts';
import { studyingQuestions } from './questions/studying.ts';
import { talentTestQuestions } from './questions/talent-tests.ts';
import type { DemoQuestion } from './types.ts';

/** By topic, in the order in which families ask. */
export const questions: DemoQuestion[] = [
  ...admissionQuestions,
  ...talentTestQuestions,
  ...costQuestions,
  ...studyingQuestions,
  ...afterGraduationQuestions,
  ...dailyLifeQuestions,
];
