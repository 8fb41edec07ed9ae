-- Uploads that are no pictures have no size in pixels.
alter table uploads alter column width drop not null;
alter table uploads alter column height drop not null;
alter table uploads add constraint uploads_size check ((width is null) = (height is null));
