import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { AskingFacts } from '#shared/answers/site.ts';
import type { Answer } from '#shared/answers/wire.ts';
import { askerNames, askers } from '#shared/enquiries/askers.ts';
import { faultsIn } from '#shared/enquiries/asked-faults.ts';
import { readContact } from '#shared/enquiries/contact.ts';
import { enquiryMax } from '#shared/enquiries/enquiry-limits.ts';
import { groupHotline } from '#shared/formats/phone.ts';
import { api as calls, askingPath, plainPagePath } from '#shared/paths.ts';
import { useSite } from '#web/site.ts';
import styles from './enquiry-form.module.css';
import { Fault, Field } from './enquiry-field.tsx';
import { proofWork } from './enquiry-proof.ts';
import { Notice, Thanks } from './enquiry-told.tsx';
import {
  callTimes,
  type EnquiryValues,
  faultIdOf,
  fillForm,
  type Given,
  idOf,
  isTouched,
  keepDraft,
  keptValues,
  type Outcome,
  outcomeOf,
  readForm,
  timesIn,
} from './enquiry-values.ts';

type Props = {
  given: Given;
  facts: AskingFacts;
  /** What a browser without scripts has sent, and what came of it. */
  sent?: { values: EnquiryValues; outcome: Outcome } | undefined;
};

/** In milliseconds: whoever pauses as long has come to the end of a number. */
const pause = 1_500;
/** In milliseconds. An answer that takes longer does not come. */
const patience = 30_000;

const isNumber = (contact: string) => {
  const read = readContact(contact);
  return 'kind' in read && read.kind === 'phone';
};

/** What is wrong with a number or an address as far as it is typed. */
const contactFaultOf = (typed: string): string | null => {
  const read = readContact(typed);
  return typed.trim() !== '' && 'fault' in read ? read.fault : null;
};

type AboutSchool = { pages: readonly { name: string; slug: string }[] };

/** Of the pages about the school, the one that says what is kept of visitors. */
const usePolicyPage = () =>
  useRouteLoaderData<AboutSchool>('public/layout/site-layout')?.pages.find(({ slug }) => /rieng-tu|bao-mat|du-lieu/.test(slug));

/** What a family asks the school: a plain form to the page of its own; with scripts it stays where it is, and nothing typed is lost. */
export function EnquiryForm({ given, facts: { muc_dich: purpose, thang_luu: months }, sent }: Props) {
  const { hotlines } = useSite();
  const policy = usePolicyPage();
  const form = useRef<HTMLFormElement>(null);
  const work = useRef<{ proof: ReturnType<typeof proofWork>; ending: AbortSignal }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [start, setStart] = useState<EnquiryValues>(sent?.values ?? given);
  const [outcome, setOutcome] = useState<Outcome | null>(sent?.outcome ?? null);
  const [mended, setMended] = useState<readonly string[]>([]);
  const [contactFault, setContactFault] = useState<string | null>(null);
  const [hasNumber, setHasNumber] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** At once: a second press comes before it is shown. */
  const busy = useRef(false);

  useEffect(() => {
    const ending = new AbortController();
    work.current = { proof: proofWork(ending.signal), ending: ending.signal };
    return () => {
      clearTimeout(timer.current);
      ending.abort();
    };
  }, []);

  useEffect(() => {
    if (form.current === null) return;
    // What was typed before the scripts ran is newer than what was kept.
    const kept = sent !== undefined || isTouched(form.current) ? null : keptValues(given);
    if (kept !== null) {
      fillForm(form.current, kept);
      work.current?.proof.begin();
    }
    setHasNumber(isNumber(readForm(new FormData(form.current)).contact ?? ''));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is there
  }, []);

  useEffect(() => {
    if (outcome?.kind === 'sent') keepDraft(null);
    // A page that was made anew is read from its top.
    if (outcome?.kind === 'faults' && outcome !== sent?.outcome)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, sent]);

  if (outcome?.kind === 'sent') {
    const askMore = () => {
      setStart({ ...start, ...given, question: '', consent: '' });
      setOutcome(null);
    };
    return <Thanks number={outcome.number} next={outcome.next} onMore={askMore} />;
  }

  function typed({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const values = readForm(new FormData(currentTarget));
    keepDraft({ values, given });
    work.current?.proof.begin();
    if (!mended.includes(name)) setMended([...mended, name]);
    if (name !== 'contact') return;
    const { contact = '' } = values;
    const fault = contactFaultOf(contact);
    setHasNumber(isNumber(contact));
    clearTimeout(timer.current);
    if (fault === null) setContactFault(null);
    else timer.current = setTimeout(setContactFault, pause, fault);
  }

  function left({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'contact') return;
    clearTimeout(timer.current);
    setContactFault(contactFaultOf(target.value));
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current || work.current === null) return;
    const { proof, ending } = work.current;
    const values = readForm(new FormData(event.currentTarget));
    const wrong = faultsIn(values);
    clearTimeout(timer.current);
    setContactFault(null);
    // What is typed from here on is newer than what the answer will be about.
    setMended([]);
    setStart(values);
    if (Object.keys(wrong).length > 0) return setOutcome({ kind: 'faults', faults: wrong });
    busy.current = true;
    setBusy(true);
    setOutcome(null);
    const solved = await proof.take();
    // Whoever has closed the form has thought better of it.
    if (ending.aborted) return;
    const came = await sendForm({ ...values, proof: solved }, hotlines[0]);
    if (ending.aborted) return;
    if (came.kind !== 'faults') proof.forget();
    busy.current = false;
    setBusy(false);
    setOutcome(came);
  }

  const faults: Readonly<Record<string, readonly string[]>> = outcome?.kind === 'faults' ? outcome.faults : {};
  const faultOf = (name: string): string | undefined => {
    const judged = name === 'contact' ? (contactFault ?? undefined) : undefined;
    return mended.includes(name) ? judged : (judged ?? faults[name]?.[0]);
  };
  const told = (name: string) => faultOf(name) !== undefined && { 'aria-invalid': true, 'aria-describedby': faultIdOf(name) };
  const control = (name: keyof EnquiryValues & keyof typeof enquiryMax) => ({
    id: idOf(name),
    name,
    className: 'control',
    maxLength: enquiryMax[name],
    defaultValue: start[name],
    ...told(name),
  });
  const fault = (name: string) => <Fault name={name} text={faultOf(name)} />;
  const box = {
    defaultChecked: start.consent === 'on',
    id: idOf('consent'),
    name: 'consent',
    required: true,
    ...told('consent'),
  };
  const times = timesIn(start);
  const isAnswered = outcome !== null && outcome === sent?.outcome;
  const notice = outcome !== null && <Notice outcome={outcome} isAnswered={isAnswered} />;

  return (
    <form
      ref={form}
      method="post"
      action={askingPath}
      noValidate
      className={styles['form']}
      aria-label="Câu hỏi cho trường"
      onInput={typed}
      onBlur={left}
      onSubmit={(event) => void send(event)}
    >
      {isAnswered && notice}
      <Field name="name" label="Tên" fault={fault('name')}>
        <input {...control('name')} autoComplete="name" required />
      </Field>
      <Field name="contact" label="Số điện thoại, Zalo hoặc email" fault={fault('contact')}>
        <input {...control('contact')} autoComplete="tel" required />
        <label className={`${styles['tick']} ${hasNumber ? '' : 'without-script'}`}>
          <input type="checkbox" name="zalo" value="1" defaultChecked={start.zalo === '1'} />
          Số này dùng Zalo
        </label>
      </Field>
      <fieldset className={styles['field']}>
        <legend>Bạn là</legend>
        {fault('who')}
        <div className={`picks ${styles['chips']}`}>
          {askers.map((who) => (
            <label key={who}>
              <input type="radio" name="who" value={who} defaultChecked={(start.who ?? askers[0]) === who} />
              {askerNames[who]}
            </label>
          ))}
        </div>
        <p className={styles['young']}>Học sinh dưới 16 tuổi: ba mẹ cùng đồng ý nhé.</p>
      </fieldset>
      <Field name="question" label="Câu hỏi" fault={fault('question')}>
        <textarea {...control('question')} rows={4} required />
      </Field>
      <Field name="about" label="Hỏi về" isOptional fault={fault('about')}>
        <input {...control('about')} autoComplete="off" />
      </Field>
      <fieldset className={styles['field']}>
        <legend>
          Khi nào nên gọi <span className="quiet-sm">(không bắt buộc)</span>
        </legend>
        {fault('call_at')}
        <div className={`picks ${styles['chips']}`}>
          {callTimes.map((time) => (
            <label key={time}>
              <input type="checkbox" name="call_at" value={time} defaultChecked={times.ticked.includes(time)} />
              {time}
            </label>
          ))}
          <input
            {...control('call_at')}
            defaultValue={times.typed}
            autoComplete="off"
            aria-label="Giờ khác"
            placeholder="Giờ khác, ví dụ sau 19:00"
          />
        </div>
      </fieldset>
      <input type="hidden" name="page" defaultValue={start.page} />
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className={styles['field']}>
        {fault('consent')}
        <label className={styles['tick']}>
          <input type="checkbox" {...box} />
          <span>
            Đồng ý cho trường giữ những gì bạn ghi ở đây để {purpose}; trường xóa hẳn sau {months} tháng kể từ lần trao đổi cuối.
          </span>
        </label>
        {policy !== undefined && (
          <p className={styles['policy']}>
            <a href={plainPagePath(policy.slug)} target="_blank">
              {policy.name}
              <span className="visually-hidden"> (mở trong tab mới)</span>
            </a>
          </p>
        )}
      </div>
      {!isAnswered && notice}
      <p>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? 'Đang gửi…' : outcome?.kind === 'lost' ? 'Gửi lại' : 'Gửi câu hỏi'}
        </button>
      </p>
    </form>
  );
}

/** `hotline` is named where nothing else can be said. */
async function sendForm(form: EnquiryValues, hotline: string | undefined): Promise<Outcome> {
  try {
    const response = await fetch(calls.enquiries, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(form),
      signal: AbortSignal.timeout(patience),
    });
    return outcomeOf((await response.json()) as Answer<unknown>);
  } catch (error) {
    // What came is no answer of the site, but of what stands before it.
    if (!(error instanceof SyntaxError)) return { kind: 'lost' };
    const call = hotline === undefined ? '' : `, hoặc gọi ${groupHotline(hotline)} giúp trường`;
    return { kind: 'refused', message: `Chưa gửi được lúc này. Bạn thử lại sau ít phút${call}.` };
  }
}
