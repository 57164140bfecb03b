/** Mantine looks for the options of a list in every element of the page that may have a shadow tree, which none here has. */
export const findElementBySelector = (selector: string, root: ParentNode = document) => root.querySelector(selector);
export const findElementsBySelector = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)];
export const getRootElement = () => document;

/** It looks for options that are there twice each time a list is drawn; those of ours are told apart by their ids. */
export const validateOptions = () => undefined;

/** Each list of ours brings its own (`searchable-select.tsx`). */
export const defaultOptionsFilter = undefined;

/** No list of ours has these. */
export const ComboboxSearch = undefined;
export const ComboboxHeader = undefined;
export const ComboboxFooter = undefined;
export const ComboboxEventsTarget = undefined;
export const ComboboxDropdownTarget = undefined;

/** No box of ours points at what it belongs to. */
export const FloatingArrow = () => null;

/** What is under way is shown by a circle. */
export const Bars = undefined;
export const Dots = undefined;

/** Buttons of ours stand in rows, and menus open at what is pressed. */
export const ButtonGroup = undefined;
export const ButtonGroupSection = undefined;
export const PopoverContextMenu = undefined;
