// First: the styles of the inputs change some of these, and of equal rules the last one counts.
import '../../forms/form-styles.ts';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { FactsMeta } from '#shared/answers/facts.ts';
import { adminFactsPath } from '#shared/admin-paths.ts';
import type { Description } from '#shared/content-types/description.ts';
import { factPaths } from '#shared/facts/fact-columns.ts';
import { capital, nounTexts, texts } from '#shared/texts.ts';
import { SecondaryButton, SmallButton } from '#web/ui/buttons.tsx';
import { HelpBox } from '#web/ui/help-box.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { DraftOffers, Note } from '../../forms/notes.tsx';
import { useLeaving } from '../../session/use-leaving.ts';
import { EmptyState, OrFailed } from '../../screens/empty-state.tsx';
import type { FormSlots } from '../../inputs/form-slots.ts';
import { Choice } from '../../lists/filters.tsx';
import { ListFilters } from '../../lists/list-filters-bar.tsx';
import { ListHead } from '../../lists/list-head.tsx';
import { isNarrowed } from '../../lists/list-state.ts';
import { useChosen } from '../../lists/use-chosen.ts';
import { Tabs } from '../../screens/tabs.tsx';
import { callApi } from '../../session/client.ts';
import { findDescription } from '../../work/records/description.ts';
import { titleOf } from '../../work/records/record.ts';
import { useListing } from '../../work/use-listing.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CellInfo } from './cell-info.tsx';
import { FactSaveBar } from './fact-save-bar.tsx';
import { FactTable } from './fact-table.tsx';
import { type CellChange, countCells, type FactRow, type FactWork, isFaulty, valueIn, withCell } from './fact-work.ts';
import { columnsOf, type FactColumn, type GridState, useGridState } from './grid-state.ts';
import type { CellPosition } from './moves.ts';
import { pasteCells } from './paste-cells.ts';
import type { Pasted } from './pasted.ts';
import { useFactWork } from './use-fact-work.ts';
import { useTargets } from './use-targets.ts';
import styles from './facts.module.css';

const title = 'Bảng dữ kiện';
/** Lead from the facts of one content type to those of another. */
const tabs = factPaths.map((path) => ({ to: adminFactsPath(path), label: capital(findDescription(path)?.noun ?? path) }));
const kept = 'Bạn có ô chưa lưu. Nếu rời trang, chúng được giữ lại trên máy này để bạn gõ tiếp.';

/** Facts and links of one content type, filled in as in a spreadsheet. */
export function FactScreen({ description, slots }: { description: Description; slots: FormSlots }) {
  const state = useGridState(description);
  const columns = useMemo(() => columnsOf(description), [description]);
  const { path, noun } = description;
  const { query, list, change: changeState } = state;
  const listing = useListing(
    {
      key: ['facts', path, query],
      read: (signal) => callApi('GET /admin/facts/:resource', { at: { resource: path }, query, signal }),
      failed: nounTexts(noun).listFailed,
    },
    { page: list.page, setPage: (page) => changeState({ page }, { replace: true }) },
  );
  const { rows, meta, loading } = listing;
  const linked = useTargets(columns);
  const facts = useFactWork(description, slots, meta && rows);
  const { work, change } = facts;
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 2 });
  const [pasted, setPasted] = useState<{ text: string; left: string[] } | null>(null);
  const counts = countCells(work);
  useLeaving(counts.cells > 0, kept);
  // What is not shown is not chosen.
  const chosen = useChosen(
    rows.map((row) => ({ id: row.id, name: titleOf(description, row) })),
    { ids: rows.map(({ id }) => id).join() },
  );

  const setCell = useCallback(
    (row: FactRow, name: string, to: CellChange | null) => change((before) => withCell(before, row, name, to)),
    [change],
  );
  const chosenRows = rows.filter(({ id }) => chosen.has(id));

  const setForChosen = (column: FactColumn, valueFrom: (before: unknown) => Pasted) =>
    change((before) =>
      chosenRows.reduce((next: FactWork, row) => {
        const made = valueFrom(valueIn(next, row, column.name));
        const value = 'fault' in made ? undefined : made.value;
        return 'fault' in made ? next : withCell(next, row, column.name, { value, fault: null });
      }, before),
    );

  const paste = (position: CellPosition, text: string) => {
    const row = rows[position.row];
    if (row === undefined) return;
    const targets = chosen.has(row.id) && chosenRows.length > 1 ? chosenRows : [row];
    const from = { rows: rows.slice(position.row), columns: columns.slice(position.column - 2) };
    const { cells, unread, left } = pasteCells(text, from, targets, linked.targetsOf);
    change((before) => cells.reduce((next: FactWork, cell) => withCell(next, cell.row, cell.name, cell.change), before));
    setPasted({ text: pastedText(cells.length, unread, left.length), left });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      // What is being edited is written into its cell by this key first.
      setTimeout(() => void facts.save());
    }
  };

  const row = rows[Math.min(active.row, rows.length - 1)];
  const column = columns[active.column - 2];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+S saves, from any input within
    <div className={`stack-4 ${styles['screen']}`} onKeyDown={onKeyDown}>
      <ListHead title={title} help={help} />
      <Tabs label="Loại nội dung" tabs={tabs} />
      <ListFilters description={state.description} state={state.list} change={state.change}>
        <Choice
          label="Dữ kiện"
          all="Tất cả"
          value={state.only}
          choices={onlyChoices(meta)}
          onChange={(only) => state.change({ only })}
        />
      </ListFilters>
      <DraftOffers offers={facts.draft.offers} onRestore={facts.draft.restore} onDrop={facts.draft.drop} />
      {pasted !== null && (
        <PastedNote
          {...pasted}
          onClose={() => {
            setPasted(null);
            focusCell(active);
          }}
        />
      )}
      {chosenRows.length > 0 && (
        <BulkBar
          description={description}
          columns={columns}
          count={chosenRows.length}
          onSet={setForChosen}
          onClear={() => {
            chosen.clear();
            focusCell(active);
          }}
        />
      )}
      {rows.length === 0 ? (
        <OrFailed of={listing} title="Chưa tải được dữ liệu">
          <NoFacts description={description} state={state} loading={loading} />
        </OrFailed>
      ) : (
        <div className={`stack-3 ${styles['grid']}`} data-stale={loading || undefined}>
          <FactTable
            description={description}
            columns={columns}
            rows={rows}
            work={work}
            linked={linked}
            chosen={chosen}
            active={active}
            busy={facts.saving || loading}
            onActive={setActive}
            onCell={setCell}
            onPaste={paste}
            onStepBack={() => {
              if (facts.canStepBack) facts.stepBack();
              return facts.canStepBack;
            }}
          />
          <footer className="row-3-6 apart">
            <p role="status">{meta && `Tổng cộng: ${meta.total} bản ghi`}</p>
            {meta && <Pager page={state.list.page} last={meta.last_page} onTurn={(page) => state.change({ page })} />}
          </footer>
        </div>
      )}
      <div className={`stack ${styles['dock']}`}>
        {row !== undefined && column !== undefined && (
          <CellInfo
            description={description}
            row={row}
            column={column}
            work={work}
            linked={linked}
            onChange={(values) => {
              focusCell(active);
              change((before) =>
                values === null
                  ? withCell(before, row, column.name, null)
                  : Object.entries(values).reduce(
                      (next: FactWork, [name, value]) => withCell(next, row, name, { value, fault: null }),
                      before,
                    ),
              );
            }}
          />
        )}
        {counts.cells > 0 && (
          <FactSaveBar
            counts={counts}
            facts={facts}
            faulty={firstFault(rows, columns, work)}
            onFaulty={(position) => {
              setActive(position);
              focusCell(position);
            }}
            onGone={() => focusCell(active)}
          />
        )}
      </div>
    </div>
  );
}

const pastedText = (cells: number, unread: number, left: number): string =>
  [
    `Đã dán ${cells} ô.`,
    ...(unread > 0 ? [`${unread} ô chưa hiểu, còn nguyên chữ trong ô để bạn sửa.`] : []),
    ...(left > 0 ? [`${left} dòng không có chỗ trong bảng:`] : []),
  ].join(' ');

/** What came of a paste; what found no place stays to be copied again. */
const PastedNote = ({ text, left, onClose }: { text: string; left: readonly string[]; onClose: () => void }) => (
  <Note role="status">
    <p>{text}</p>
    {left.length > 0 && (
      <textarea
        className={`full ${styles['left']}`}
        aria-label="Những gì chưa dán được"
        readOnly
        rows={Math.min(6, left.length)}
        value={left.join('\n')}
      />
    )}
    <div>
      <SmallButton onClick={onClose}>Đóng</SmallButton>
    </div>
  </Note>
);

/** The focus goes back to the grid from what is about to disappear. */
const focusCell = ({ row, column }: CellPosition) => document.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)?.focus();

/** The first shown cell that has to be mended. */
function firstFault(rows: readonly FactRow[], columns: readonly FactColumn[], work: FactWork): CellPosition | null {
  for (const [row, { id }] of rows.entries()) {
    const cells = work.get(id)?.cells ?? {};
    const column = columns.findIndex(({ name }) => isFaulty(cells[name]));
    if (column !== -1) return { row, column: column + 2 };
  }
  return null;
}

const onlyChoices = (meta: FactsMeta | undefined) => [
  { value: 'missing' as const, label: `Còn thiếu${meta ? ` (${meta.missing})` : ''}` },
  { value: 'illustrative' as const, label: `Số liệu minh họa${meta ? ` (${meta.illustrative})` : ''}` },
];

function NoFacts({ description, state, loading }: { description: Description; state: GridState; loading: boolean }) {
  if (loading) return <p role="status">{texts.loadingData}</p>;
  const narrowed = state.only !== null || isNarrowed(state.description, state.list);
  if (state.only === 'missing') {
    return (
      <EmptyState title="Không còn thiếu gì">
        <p>Mọi {description.noun} khớp với bộ lọc không thiếu dữ kiện bắt buộc nào; các ô khác có thể còn trống.</p>
        <SecondaryButton onClick={() => state.change({ only: null })}>Xem tất cả</SecondaryButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={texts.noData}>
      <p>{narrowed ? 'Không có bản ghi nào khớp với bộ lọc đang chọn.' : `Chưa có ${description.noun} nào.`}</p>
    </EmptyState>
  );
}

const help = (
  <HelpBox title="Cách dùng bảng dữ kiện">
    <ul className={`stack-2 ${styles['keys']}`}>
      <li>Phím mũi tên, Tab và Shift+Tab đi từ ô này sang ô khác. Nhấn Esc rồi Tab để ra khỏi bảng.</li>
      <li>Gõ, nhấn Enter, F2 hoặc bấm hai lần để sửa ô; Enter lần nữa để xong và xuống dòng dưới, Esc để bỏ. Delete xóa ô.</li>
      <li>
        Ctrl+C và Ctrl+V dùng được với Excel và Google Trang tính, cả nhiều ô một lúc. Ngành và môn ghi bằng tên hoặc slug, cách
        nhau bằng dấu chấm phẩy.
      </li>
      <li>
        Chọn nhiều dòng: bấm ô vuông đầu dòng, giữ Shift để chọn cả đoạn. Rồi đặt một cột cho tất cả, hoặc dán một giá trị vào một
        dòng đã chọn.
      </li>
      <li>Ctrl+S lưu. Ctrl+Z lấy lại thay đổi vừa rồi; sau khi lưu, thanh ở cuối trang hoàn tác cả lần lưu.</li>
    </ul>
  </HelpBox>
);
