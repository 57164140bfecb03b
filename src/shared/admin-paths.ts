import { picture } from './pictures/picture.ts';
import { siteSettings } from './settings/site.ts';

/** Addresses that the back office alone needs: every page of the site takes `paths.ts` along. */

export const adminSearchesPath = '/admin/khach-tim-gi';
export const adminPastAddressesPath = '/admin/dia-chi-cu';
export const adminLinksPath = '/admin/lien-ket';
export const adminAllFactsPath = '/admin/bang-du-kien';
export const adminFactsPath = (resource: string) => `/admin/bang-du-kien/${resource}`;
/** The inbox of what families ask, and one enquiry of it. */
export const adminEnquiriesPath = '/admin/hoi-tu-van';
export const adminEnquiryPath = (id: number) => `${adminEnquiriesPath}/${id}`;
/** What is kept of one number or address. */
export const adminEnquirerPath = `${adminEnquiriesPath}/mot-nguoi`;
export const adminTrashPath = '/admin/thung-rac';
export const adminJournalPath = '/admin/nhat-ky';
export const adminAccountsPath = '/admin/tai-khoan';
export const adminAccountCreatePath = '/admin/tai-khoan/create';
export const adminAccountEditPath = (id: number) => `/admin/tai-khoan/${id}/edit`;
export const adminMePath = '/admin/tai-khoan-cua-toi';
export const adminSecurityPath = '/admin/bao-mat';
export const adminListPath = (resource: string) => `/admin/${resource}`;
export const adminCreatePath = (resource: string) => `/admin/${resource}/create`;

export const adminImportPath = (resource: string) => `/admin/${resource}/nhap`;

/** The parameter that names the record a new one begins as a copy of. */
export const copiedFrom = 'ban-sao';
export const adminCopyPath = (resource: string, id: number) => `${adminCreatePath(resource)}?${copiedFrom}=${id}`;

/** The parameter that names what was set aside and is gone on with. */
export const setAsideParameter = 'lam-tiep';
export const adminGoOnPath = (resource: string, id: number) => `${adminCreatePath(resource)}?${setAsideParameter}=${id}`;

export const adminSettingsPath = `/admin/${siteSettings.path}`;

/** The settings of the site are one record, whose screens are found without its number. */
const isAlone = (resource: string) => resource === siteSettings.path;
export const adminEditPath = (resource: string, id: number) =>
  isAlone(resource) ? adminSettingsPath : resource === picture.path ? adminPicturePath(id) : `/admin/${resource}/${id}/edit`;
/** The form of a record, at one of its fields. */
export const adminFieldPath = (resource: string, id: number, field: string) => `${adminEditPath(resource, id)}#${field}`;
export const adminHistoryPath = (resource: string, id: number) =>
  isAlone(resource)
    ? `${adminSettingsPath}/lich-su`
    : resource === picture.path
      ? adminPicturePath(id)
      : `/admin/${resource}/${id}/lich-su`;

/** 'Kho ảnh', and one picture of it. */
export const adminPicturesPath = `/admin/${picture.path}`;
export const adminPicturePath = (id: number) => `${adminPicturesPath}/${id}`;

export const loginCall = '/api/admin/login';

/** Behind the '#' of the login: that a password was forgotten, and the token by which one is set. */
export const forgottenFragment = 'quen-mat-khau';
export const passwordFragment = 'dat-mat-khau';
