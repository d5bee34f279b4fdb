-- The language of a visitor's page goes with what the mail is to be.

comment on column public.messages.mail is 'Recipients ("to") and "subject" where the form has its own, and the "language" of the visitor''s page where it is not the form''s, as they were when it was sent.';
