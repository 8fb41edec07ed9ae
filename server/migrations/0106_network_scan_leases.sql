-- Which networks are being scanned, so that several processes do not ask their RPCs for the same blocks. A lease ends by
-- itself when the process that took it is gone.
create table network_scan_leases (
  network text primary key references networks (code),
  holder uuid not null,
  until timestamptz not null
);
