-- By hand: what was set, by whom and when, stays as it was said.
CREATE TRIGGER "settings_kept" BEFORE UPDATE OR DELETE ON "settings" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_page"();
