-- By hand, to the end. Made, given more time, or ended in any way.
CREATE CONSTRAINT TRIGGER "stock_holds_live" AFTER INSERT OR UPDATE ON "stock_holds" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tell_live"('hold.changed', 'id');
