-- Desks find and count what is hidden among many reviews and questions, and list disputes by time, along these.
create index reviews_hidden on reviews (reviewed_at desc, id) where hidden_at is not null;
create index product_questions_hidden on product_questions (asked_at desc, id) where hidden_at is not null;
create index product_answers_hidden on product_answers (question_id) where hidden_at is not null;
create index refund_requests_disputed on refund_requests (dispute_at desc, id desc) where dispute_at is not null;
