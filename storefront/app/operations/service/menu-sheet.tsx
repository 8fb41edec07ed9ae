import type { Conversation } from '@tradewind/contract/operations/service';
import { Ban, Headset, LogOut, Search, ShieldCheck, Store } from 'lucide-react';
import { Link } from '../../shell/router/link.tsx';
import { ListGroup, ListRow } from '../../design/list-row.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { servicePath, servicesPath } from '../../paths/service-path.ts';
import type { useConversationActs } from './service-data.ts';

interface MenuSheetProps {
  open: boolean;
  conversation: Conversation;
  acts: ReturnType<typeof useConversationActs>;
  onClose: () => void;
}

/** What else can be done with a conversation. */
export function MenuSheet({ open, conversation, acts, onClose }: MenuSheetProps) {
  const { t } = useTranslation();
  const { shop_id: shopId, status, blocked_by_me: blocked } = conversation;
  const done = { onSuccess: onClose };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('service.menu')}
      closeLabel={t('service.menu.close')}
    >
      <ListGroup className="mb-4">
        {shopId !== '' && (
          <ListRow
            icon={Store}
            title={t('service.menu.shop')}
            link={(face) => <Link to={`/shop/${shopId}`} {...face} />}
          />
        )}
        <ListRow icon={Search} title={t('service.search')} link={(face) => <Link to={servicesPath} {...face} />} />
        {shopId !== '' && (
          <ListRow
            icon={Headset}
            title={t('service.menu.platform')}
            link={(face) => <Link to={servicePath()} {...face} />}
          />
        )}
        {shopId === '' && (
          <ListRow
            icon={ShieldCheck}
            title={t('service.menu.phrase')}
            link={(face) => <Link to="/security" {...face} />}
          />
        )}
        {conversation.id !== '' && status === 'open' && (
          <ListRow
            icon={LogOut}
            title={t('service.menu.end')}
            chevron={false}
            onClick={() => acts.end.mutate(undefined, done)}
          />
        )}
        {conversation.id !== '' && shopId !== '' && (
          <ListRow
            icon={Ban}
            tone="bad"
            title={t(blocked ? 'service.menu.unblock' : 'service.menu.block')}
            chevron={false}
            onClick={() => acts.block.mutate(blocked ? 0 : 1, done)}
          />
        )}
      </ListGroup>
    </Sheet>
  );
}
