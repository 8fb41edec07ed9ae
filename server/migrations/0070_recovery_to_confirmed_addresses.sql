-- A forgotten password or payment code is reset by mail to a confirmed address only, so nothing asks any more who typed it.
alter table users drop column email_trusted;
