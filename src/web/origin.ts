import { createContext } from 'react-router';

/**
 * The address of the site as visitors use it, without a slash at the end; '' while nobody named it, so that
 * addresses begin at their path. The server alone knows it; the root's loader hands it on.
 */
export const originContext = createContext<string>();
