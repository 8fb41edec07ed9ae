import { Chip } from '@mui/material';
import { endAnnouncement, type DeskAnnouncement } from '@tradewind/contract/platform/desk/texts';
import { DataTable } from 'react-admin';
import { ActionButton } from '../../design/action-button.tsx';
import { DeskList, wideOnly } from '../../design/desk-list.tsx';
import { Moment } from '../../design/fields.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MakeAnnouncement } from './make-announcement.tsx';

const Column = DataTable.Col<DeskAnnouncement>;

const colours = { coming: 'info', shown: 'success', over: 'default' } as const;

/** Announcements of the platform, those that begin latest first. */
export const AnnouncementList = () => {
  const t = useTranslation();
  return (
    <DeskList
      resource="announcements"
      title={t('menu.announcements')}
      actions={<MakeAnnouncement />}
      table={{ rowClick: false }}
      empty={t('announcements.empty')}
    >
      <Column
        source="title"
        disableSort
        label={t('announcements.title')}
        render={(row) => <strong>{row.title}</strong>}
      />
      <Column
        source="state"
        disableSort
        label={t('common.state')}
        render={({ state }) => <Chip size="small" color={colours[state]} label={t(`announcements.states.${state}`)} />}
      />
      <Column
        source="from"
        disableSort
        label={t('announcements.from')}
        {...wideOnly}
        render={(row) => <Moment value={row.from} />}
      />
      <Column
        source="until"
        disableSort
        label={t('announcements.until')}
        render={(row) => <Moment value={row.until} />}
      />
      <Column
        source="made_by"
        disableSort
        label={t('announcements.by')}
        {...wideOnly}
        render={(row) => row.made_by || t('announcements.installation')}
      />
      <Column
        disableSort
        label={t('common.actions')}
        render={({ id, state }) =>
          state !== 'over' && (
            <ActionButton
              endpoint={endAnnouncement}
              label={t('announcements.end')}
              kind="danger"
              size="small"
              input={() => ({ id })}
              done={t('announcements.ended')}
            >
              {t('announcements.end_text')}
            </ActionButton>
          )
        }
      />
    </DeskList>
  );
};
