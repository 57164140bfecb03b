// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import '../../forms/form-styles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { adminHistoryPath } from '#shared/admin-paths.ts';
import { homePath } from '#shared/paths.ts';
import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { nounTexts } from '#shared/texts.ts';
import { callApi } from '../../session/client.ts';
import form from '../../forms/form.module.css';
import { Inputs } from '../../forms/inputs.tsx';
import { NoSaveByEnter } from '../../forms/no-save-by-enter.tsx';
import { DraftOffers, lastChange, Note } from '../../forms/notes.tsx';
import { type Remote, recordRemote } from '../../forms/remote.ts';
import { openState } from '../../forms/session.ts';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useArrival } from '../../forms/use-arrival.ts';
import { useCaughtDrops } from '../../forms/use-caught-drops.ts';
import { useSaveKey } from '../../forms/use-save-key.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { filesOf, toBody, toWire } from '../../forms/values.ts';
import type { FormSlots, OwnInput, StoredRecord } from '../../inputs/form-slots.ts';
import { notify } from '../../session/notify.ts';
import { useUndo } from '../../work/undo/undo.tsx';
import { groups } from './groups.ts';
import styles from './settings.module.css';
import { LeadNote } from '../../inputs/destinations/lead-note.tsx';
import { PageBox } from '../../inputs/destinations/page-box.tsx';
import { isTypedAddress, withScheme } from '../../inputs/destinations/typed-address.ts';
import { useOrigins } from '../../inputs/destinations/use-lead.ts';
import { textOf, wrapped } from '../../inputs/input-kind.ts';

const slots: FormSlots = { inputs: { website: WebsiteInput } };

/** What the site says of the school. It stays open when it is saved, since one looks at the site next and comes back. */
export function SettingsForm({ settings }: { settings: StoredRecord }) {
  const queries = useQueryClient();
  const undo = useUndo();
  const save: Remote['save'] = async ({ record, values, version }, _onSaved, signal) => {
    const wire = { ...toWire(siteSettings, values, record), version: version ?? record?.version };
    const { data, message, meta } = await callApi('PUT /admin/cai-dat', { body: toBody(wire, filesOf(values)), signal });
    return {
      record: data,
      told: (more) => {
        queries.setQueryData(['settings'], data);
        void queries.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
        notify.success(message ?? nounTexts(siteSettings.noun).updated, more);
        undo.offer({ text: 'Đã cập nhật cài đặt trang.', batch: meta?.batch });
      },
    };
  };
  const remote: Remote = { ...recordRemote(siteSettings), save, staysOpen: true };
  const state = useRecordForm(siteSettings, slots, { loaded: settings, remote });
  const { session, saving, dirty, draft, change, steps } = state;
  const { work } = session;
  const met = openState(session);

  // Taken back by the bar below, or saved in another window: what nobody has typed over follows.
  const seen = useRef(settings.version);
  useEffect(() => {
    if (settings.version === seen.current) return;
    seen.current = settings.version;
    if (!dirty && !saving && settings.version !== work.version) steps.goOnWith(settings);
  });

  useSaveKey(() => void steps.save());
  useCaughtDrops();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, null);

  return (
    <form
      ref={state.form}
      className={form['form']}
      noValidate
      aria-busy={saving || undefined}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void steps.save();
      }}
    >
      <NoSaveByEnter />
      <header className="stack-2">
        <h1 ref={heading} tabIndex={-1} className="screen-name">
          Cài đặt trang
        </h1>
        <p className="quiet">
          Những gì mọi trang nói về trường. {lastChange(work.record)}Lưu xong là khách thấy ngay ở trang mở sau đó. Ô có dấu chấm
          là bắt buộc.
        </p>
        <p className="row-2-4">
          <Link to={adminHistoryPath(siteSettings.path, siteSettingsId)}>Lịch sử</Link>
          <a href={homePath} target="_blank" rel="noopener">
            Xem trên trang<span className="visually-hidden"> (mở trong tab mới)</span>
          </a>
        </p>
      </header>

      <DraftOffers offers={draft.offers} onRestore={(offer) => void draft.restore(offer)} onDrop={draft.drop} />
      {session.isFilledIn && <Note role="status">Đã điền lại nội dung bạn nhập dở. Hãy xem lại rồi bấm Lưu.</Note>}
      {met.name === 'clash' && (
        <met.CompareVersions description={siteSettings} work={work} theirs={met.theirs} onDecide={steps.decide} />
      )}

      <div className={`stack ${styles['groups']}`} inert={saving}>
        {groups.map(({ id, title, fields }) => (
          <section key={id} aria-labelledby={id} className={`stack ${styles['group']}`}>
            <h2 id={id} className="quiet">
              {title}
            </h2>
            <div className={form['fields']}>
              <Inputs description={siteSettings} slots={slots} isNew={false} work={work} change={change} only={fields} />
            </div>
          </section>
        ))}
      </div>

      <SaveBar form={state} />
    </form>
  );
}

/** Another site, or a page of this one by its name. Programs read it too, so that it is a whole address. */
function WebsiteInput(props: OwnInput) {
  const { name, value, onChange, form } = props;
  const origin = useOrigins().at(-1) ?? '';
  return (
    <div className="stack-2">
      <PageBox
        {...wrapped(props)}
        description="Địa chỉ bắt đầu bằng https://, hoặc gõ vài chữ trong tên một trang của site này để chọn"
        value={value}
        onType={onChange}
        onPick={({ path }) => onChange(origin + path)}
        isAddress={isTypedAddress}
        staysWhole
        onBlur={() => onChange(withScheme)}
      />
      <LeadNote
        address={value.trim()}
        stored={textOf(form.record?.[name])}
        staysWhole
        onUse={(path) => onChange(origin + path)}
      />
    </div>
  );
}
