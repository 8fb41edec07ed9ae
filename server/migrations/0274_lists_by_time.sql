-- Lists of the desk that go on from a cursor read along these, whatever the state: deposits, top-ups and withdrawals by time.
create index deposits_seen on deposits (seen_at desc, id desc);
create index recharges_asked on recharges (asked_at desc, id desc);
create index withdrawals_asked on withdrawals (asked_at desc, id);
