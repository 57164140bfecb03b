import { createContext } from 'react-router';

/** The address of the site as visitors use it, without a slash at the end. The server alone knows it; the root's loader hands it on. */
export const originContext = createContext<string>();
