/** The id of the element the skip link leads to; every layout gives it to its content. No slug has two dashes, as anchors of texts are. */
export const mainContentId = 'noi--dung';
