/** The id of the element the skip link leads to; every layout gives it to its content. */
export const mainContentId = 'noi-dung';
