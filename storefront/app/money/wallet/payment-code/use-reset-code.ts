import { useNavigate } from 'react-router';

/** `resetCode(back)` leads whoever forgot their payment code to a new one, and then back. */
export function useResetCode(): (back: string) => void {
  const navigate = useNavigate();
  return (back) => void navigate(`/changePayPwd?${new URLSearchParams({ forgotten: '1', back })}`);
}
