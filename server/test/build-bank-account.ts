import type { Database } from '../src/base/db/database.ts';
import { newId } from '../src/base/ids/ids.ts';

/** The bank account of every shopper who withdraws to a bank, as requests carry it. */
export const bankAccount = {
  extract_type: 0,
  real_name: 'Anya Wattana',
  bank_card: '4821009377152206',
  bank_name: 'Kasikornbank',
} as const;

/** Adds the bank account to a shopper's address book, past its delay. */
export async function buildBankAccount(db: Database, userId: string): Promise<void> {
  const { real_name: holder, bank_name, bank_card: address } = bankAccount;
  await db.transact((tx) =>
    tx
      .insertInto('payout_addresses')
      .values({
        id: newId(),
        user_id: userId,
        method: 'bank',
        holder,
        bank_name,
        address,
        added_at: new Date(0),
        usable_at: new Date(0),
      })
      .execute(),
  );
}
