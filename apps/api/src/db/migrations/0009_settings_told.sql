-- By hand: the public table of delivery is in the memory of every process, and is the same at the next request.
CREATE TRIGGER "settings_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings" EXECUTE FUNCTION "tell_of_catalogue_change"();
