-- A shop may change its reply to a review; what it said before is kept.

alter table reviews add column reply_edited_at timestamptz;
alter table reviews add constraint reviews_reply_edited check (reply_edited_at is null or replied_at is not null);

create table review_reply_versions (
  id uuid primary key,
  review_id uuid not null references reviews (id),
  words text not null check (words <> ''),
  written_at timestamptz not null,
  written_by uuid not null references users (id)
);
create index review_reply_versions_review on review_reply_versions (review_id, id);
