/** Where a career and a position say what to study. */
export const studyAnchor = 'phan--hoc-nganh-nao';
