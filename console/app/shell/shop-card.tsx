import { Avatar, ButtonBase, Divider, IconButton, Menu, MenuItem, Stack, Tooltip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronsUpDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { storeSession, type ShopSession } from '../api/session.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { AccountLink } from './account-link.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The shop, the merchant, and buttons to change the shop and to sign out. */
export const ShopCard = ({ session }: { session: ShopSession }) => {
  const t = useTranslation();
  const signOut = useSignOut();
  const { shop, shops, user } = session;
  const change = useShopChange(session);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const several = shops.length > 1;
  const face = (
    <>
      <Avatar
        src={shop.avatar}
        alt=""
        sx={{ width: 34, height: 34, bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 15 }}
      >
        {[...shop.name][0]}
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0, textAlign: 'start' }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
          {shop.name}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          noWrap
        >{`${t(`shop.roles.${shop.role}`)} · ${user.username}`}</Typography>
      </Stack>
    </>
  );
  return (
    <Stack
      direction="row"
      onClick={(event) => event.stopPropagation()}
      sx={{
        alignItems: 'center',
        gap: 1,
        p: 1.25,
        borderRadius: 1.4,
        backgroundColor: (theme) => theme.palette.tones.sunken,
        flexShrink: 0,
      }}
    >
      {several ? (
        <ButtonBase
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-label={`${t('shop.change')}: ${shop.name}`}
          sx={{ flex: 1, minWidth: 0, gap: 1, borderRadius: 1 }}
        >
          {face}
          <ChevronsUpDown size={16} aria-hidden />
        </ButtonBase>
      ) : (
        <AccountLink>{face}</AccountLink>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {shops.map((each) => (
          <MenuItem key={each.id} selected={each.id === shop.id} onClick={() => change(each.id)}>
            {each.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={NavLink} to="/account" onClick={() => setAnchor(null)}>
          {t('account.title')}
        </MenuItem>
      </Menu>
      <Tooltip title={t('menu.sign_out')}>
        <IconButton size="small" onClick={signOut} aria-label={t('menu.sign_out')}>
          <LogOut size={18} />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};

/** Switches to another of the merchant's shops; all queries are reset. */
function useShopChange(session: ShopSession): (shopId: string) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (shopId) => {
    const shop = session.shops.find(({ id }) => id === shopId);
    if (!shop) return;
    storeSession({ ...session, shop });
    navigate('/');
    void queries.resetQueries();
  };
}
