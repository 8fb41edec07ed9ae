/** Deposits and the networks that they come over. */
export const chains = {
  deposits: {
    title: 'Deposit %{amount}', tx: 'Transaction', block: 'Block', from: 'Sent from', to: 'Arrived at', token: 'Token', coin: 'The chain’s own coin', units: 'Smallest units', seen_at: 'Seen', settled_at: 'Settled',
    confirmations: 'Confirmations', of: '%{done} of %{needed}', owner: 'Address belongs to', owner_none: 'Nobody today', address_network: 'Given out for', claims: 'Claims', claims_text: 'Shoppers who say that this is theirs. Compare what they sent as evidence.',
    claimed_at: 'Claimed', no_claims: 'Nobody has claimed it.', no_evidence: 'No pictures sent', search: 'Transaction hash', approvals: 'Agreed so far', approval: '%{operator} for %{name}', same: 'In the same transaction', large: 'Two people',
    queues: { waiting: 'To decide', claimed: 'Claimed', below_minimum: 'Below minimum', unmatched: 'Unmatched', seen: 'Seen', gone: 'Gone', credited: 'Credited', closed: 'Closed' },
    states: { seen: 'Seen', gone: 'Gone from the chain', credited: 'Credited', below_minimum: 'Below minimum', unmatched: 'Unmatched', closed: 'Closed' },
    reasons: { no_owner: 'The address belongs to nobody', other_token: 'Another token than ours', other_network: 'Sent over another network' },
    credit: 'Credit', credit_small: 'Credit although below the minimum', credit_text: 'Credits %{amount}. It can’t be undone here, only corrected by two people.', credit_large: 'So large that two people have to name the same shopper; the second one credits it.',
    to_whom: 'Credit to', note: 'Note for the desk', note_help: 'Needed for somebody who has not claimed it.', credited: 'Credited', agreed: 'Noted; somebody else has to say the same',
    dismiss: 'Close without crediting', dismiss_text: 'Nothing is credited. It can still be credited later.', dismissed: 'Closed', other_token_text: 'This is not a token of ours, so it has no worth in the books. Close it with a word on what is done about it.',
  },
  networks: {
    code: 'Code', kind: 'Chain', kinds: { tron: 'Tron', evm: 'Ethereum and its kin' }, name: 'Name', chain_id: 'Chain number', rpcs: 'RPCs', rpcs_help: 'One a line, asked in this order. A line that you leave keeps its secret; empty means that nobody watches.',
    no_rpcs: 'None: evidence is compared by hand', token: 'Contract of the token', symbol: 'Symbol', decimals: 'Decimals', finality: 'Credited', finalities: { finalized: 'When the chain calls it final', confirmations: 'After confirmations' }, confirmations: 'Confirmations',
    minimum: 'Smallest deposit', key: 'Extended public key', first_address: 'Its first address', first_address_help: 'Compare it with your wallet.', addresses: 'Addresses given out', test: 'Play money', test_yes: 'Yes: addresses warn that nothing must be sent', test_no: 'No', on: 'Open', off: 'Switched off', history: 'What was changed',
    add: 'Add a network', add_text: 'It starts switched off, and needs a key before it can open.', added: 'Added', change: 'Change', change_text: 'Holds from the watcher’s next look. Whoever sets token or RPCs decides what counts as money here: check them twice.', changed: 'Changed; RPCs, token and what a deposit is judged by wait for a second administrator',
    open: 'Open', open_text: 'Shoppers get addresses on %{name} from now on.', opened: 'Opened', close: 'Switch off', close_text: 'No more addresses on %{name}. What arrives at those given out is credited all the same.', closed: 'Switched off',
    set_key: 'Set the key', set_key_text: 'Only the account’s extended public key (xpub), never a private one. Addresses given out before stay as they are.', key_set: 'Asked; a second administrator has to agree',
    watcher: 'Watchers', scanned: 'Looked through to', head: 'Head of the chain', behind: 'Behind', last_look: 'Last look', error: 'Said', again: 'Second look at', unwatched: 'Not watched', alive: 'Alive', late: 'Silent',
    rescan: 'Look again', rescan_text: 'Looks through %{name} once more, from this block on. What is credited stays; what was missed is found.', from_block: 'From block', rescan_asked: 'A second look has begun',
    acts: { added: 'Added', changed: 'Changed', opened: 'Opened', closed: 'Switched off', key_set: 'Key set', rescan_asked: 'Second look', change_asked: 'Change asked for', key_asked: 'Key asked for', change_refused: 'Change refused' },
    waiting: 'Waits for a second person', waiting_text: 'Asked for by %{name}. Nothing has changed yet; another administrator has to agree.', agree: 'Agree', agree_text: 'Holds at once. Compare token, RPCs and addresses with a source of your own.', agreed: 'Agreed; it holds now', decline: 'Refuse', take_back: 'Take back', declined: 'Closed without a change',
  },
};
