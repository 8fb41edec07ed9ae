import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { DeskApplication } from '@tradewind/contract/goods/desk/applications';
import { Link } from 'react-router';
import { useCountries } from '../../design/countries.ts';
import { Detail } from '../../design/detail.tsx';
import { Facts, Moment, ShopperLink } from '../../design/fields.tsx';
import { Panel } from '../../design/panel.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationChip } from './application-chip.tsx';
import { ChecklistPanel } from './checklist-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { ShopPanel } from './shop-panel.tsx';

/** One application beside its documents, with the checklist and the acts that decide it. */
export const ApplicationPage = () => {
  const t = useTranslation();
  return (
    <Detail<DeskApplication>
      title={(application) => t('applications.title', { name: application.shop_name })}
      main={(application) => (
        <>
          <Panel title={t('applications.documents')}>
            <DocumentsPanel documents={application.documents} />
          </Panel>
          <ShopPanel application={application} />
          {application.messages.length > 0 && (
            <Panel title={t('applications.questions')}>
              <Messages messages={application.messages} />
            </Panel>
          )}
        </>
      )}
      aside={(application) => (
        <>
          <Panel title={t('applications.decision')}>
            <Summary application={application} />
            <Stack direction="row" sx={{ gap: 1, mt: 2.5, flexWrap: 'wrap' }}>
              <ApplicationActions application={application} />
            </Stack>
          </Panel>
          <Panel title={t('applications.checklist')}>
            <ChecklistPanel application={application} />
          </Panel>
          <Panel title={t('applications.trader')}>
            <Trader application={application} />
          </Panel>
          {application.earlier.length > 0 && (
            <Panel title={t('applications.earlier')}>
              <Earlier earlier={application.earlier} />
            </Panel>
          )}
        </>
      )}
    />
  );
};

const Summary = ({ application }: { application: DeskApplication }) => {
  const t = useTranslation();
  const { state, user_id, username, submitted_at, decided_at, decided_by, reason, terms_version } = application;
  return (
    <Facts
      facts={[
        [t('common.state'), <ApplicationChip key="state" state={state} />],
        [t('common.shopper'), <ShopperLink key="person" id={user_id} name={username} />],
        [t('applications.submitted_at'), <Moment key="submitted" value={submitted_at} />],
        [t('applications.terms_version'), terms_version],
        decided_at !== null && [t('common.decided'), <Moment key="decided" value={decided_at} />],
        decided_by !== '' && [t('common.by'), decided_by],
        reason !== '' && [t('common.reason'), reason],
      ]}
    />
  );
};

const Trader = ({ application }: { application: DeskApplication }) => {
  const t = useTranslation();
  const { nameOf } = useCountries();
  const { same_number: sameNumber } = application;
  return (
    <>
      {sameNumber.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('applications.same_number', { shops: sameNumber.join(', ') })}
        </Alert>
      )}
      <Facts
        facts={[
          [t('applications.trader_kind'), t(`applications.kinds.${application.trader_kind}`)],
          [t('applications.legal_name'), application.legal_name],
          [t('applications.registration_number'), application.registration_number || '–'],
          [t('applications.register'), application.register || '–'],
          [t('applications.tax_number'), application.tax_number || '–'],
          [
            t('common.address'),
            <span key="address" style={{ whiteSpace: 'pre-line' }}>
              {application.address}
            </span>,
          ],
          [t('applications.country'), nameOf(application.country)],
          [t('applications.contact_name'), application.contact_name],
          [t('applications.email'), application.email],
          [t('applications.phone'), application.phone || '–'],
        ]}
      />
    </>
  );
};

const Messages = ({ messages }: Pick<DeskApplication, 'messages'>) => (
  <Stack sx={{ gap: 2 }}>
    {messages.map(({ id, sender, by, text, sent_at }) => (
      <Stack key={id} sx={{ gap: 0.25 }}>
        <Typography variant="body2" color={by === 'platform' ? 'primary' : 'textPrimary'} sx={{ fontWeight: 600 }}>
          {sender} ·{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            <Moment value={sent_at} />
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Stack>
    ))}
  </Stack>
);

const Earlier = ({ earlier }: Pick<DeskApplication, 'earlier'>) => (
  <Stack sx={{ gap: 1.5 }}>
    {earlier.map(({ id, state, decided_at, reason }) => (
      <Stack key={id} direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <MuiLink component={Link} to={`/applications/${id}/show`} variant="body2" sx={{ fontWeight: 600 }}>
          <Moment value={decided_at} />
        </MuiLink>
        <ApplicationChip state={state} />
        {reason && (
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
        )}
      </Stack>
    ))}
  </Stack>
);
