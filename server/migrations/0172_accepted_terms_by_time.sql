-- The desk lists who accepted which version of the terms, latest first.
create index accepted_terms_time on accepted_terms (accepted_at desc, user_id, version);
