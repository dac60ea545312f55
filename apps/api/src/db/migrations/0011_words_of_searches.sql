CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"normaliser" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"expected" integer[] NOT NULL,
	"never" integer[] NOT NULL,
	CONSTRAINT "search_checks_query_unique" UNIQUE("query")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_query_unique" UNIQUE("query")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_vocabulary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"spelling" text NOT NULL,
	"is_name" boolean NOT NULL,
	CONSTRAINT "search_vocabulary_term_unique" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonym_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"terms" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonym_groups_terms_some" CHECK (cardinality("synonym_groups"."terms") > 1)
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_misses_count" ON "search_misses" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "synonym_groups_changed" ON "synonym_groups" USING btree ("updated_at","id");
--> statement-breakpoint
-- A search is planned by how many products hold its words: a finer sample knows those that one in a thousand has.
ALTER TABLE "product_search" ALTER COLUMN "words" SET STATISTICS 1000;
--> statement-breakpoint
-- Told by the database itself, at commit, so that no writer can forget it: the next search knows the new words.
CREATE FUNCTION "tell_of_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalogue_changed', 'words');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "synonym_groups_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "synonym_groups" EXECUTE FUNCTION "tell_of_words"();
--> statement-breakpoint
CREATE TRIGGER "categories_words_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" EXECUTE FUNCTION "tell_of_words"();
--> statement-breakpoint
-- What a shop for wooden kitchenware in Egypt starts with; staff go on from here.
INSERT INTO "synonym_groups" ("terms", "note") VALUES
	(ARRAY['زيتون', 'خشب الزيتون', 'خشب زتون', 'زتون', 'أوليف', 'olive', 'olive wood', 'olivewood'], 'Wood, not the oil: زيت and olive oil are outside this group.'),
	(ARRAY['زان', 'خشب الزان', 'بيتش', 'beech', 'beechwood', 'beech wood', 'beach'], '"beach" is a common misspelling of beech.'),
	(ARRAY['جوز', 'خشب الجوز', 'عين جمل', 'والنت', 'walnut', 'عين الجمل', 'walnut wood'], 'جوز هند (coconut) is outside this group; جوز is also colloquial for "pair".'),
	(ARRAY['بلوط', 'سنديان', 'أرو', 'خشب أرو', 'قرو', 'أوك', 'oak', 'oak wood'], ''),
	(ARRAY['جميز', 'خشب الجميز', 'sycamore', 'sycamore fig', 'sycamore wood'], ''),
	(ARRAY['كافور', 'خشب الكافور', 'camphor', 'kafour', 'eucalyptus', 'camphor wood'], 'Egyptian كافور is botanically eucalyptus; the shop writes camphor.'),
	(ARRAY['لوح تقطيع', 'لوح التقطيع', 'لوحة تقطيع', 'لوح فرم', 'خشبة تقطيع', 'كاتنج بورد', 'كتنج بورد', 'تشوبنج بورد', 'شوبنج بورد', 'cutting board', 'chopping board', 'carving board', 'chopping block', 'butcher block'], ''),
	(ARRAY['لوح خبز', 'لوح عيش', 'بريد بورد', 'bread board'], ''),
	(ARRAY['لوح أجبان', 'لوح جبن', 'لوح جبنة', 'طبق جبن', 'تشيز بورد', 'cheese board', 'cheese platter', 'charcuterie board'], ''),
	(ARRAY['نشابة', 'شوبك', 'مرقاق', 'شوبق', 'فرادة', 'رولينج بن', 'rolling pin', 'dough roller', 'عصا فرد العجين', 'مرق', 'فردة عجين'], ''),
	(ARRAY['ملوق', 'مقلاة تقليب', 'كبشة', 'مقلب', 'معلقة تقليب', 'سباتيولا', 'سباتولا', 'spatula', 'turner', 'flipper'], ''),
	(ARRAY['ملعقة', 'ملاعق', 'معلقة', 'معالق', 'سبون', 'spoon', 'spoons', 'ladle'], ''),
	(ARRAY['مغرفة عسل', 'غرافة عسل', 'معلقة عسل', 'هني ديبر', 'honey dipper', 'honey stick', 'drizzler'], ''),
	(ARRAY['هاون', 'مهراس', 'هون', 'هون ومدق', 'مدق', 'مورتر', 'mortar', 'mortar and pestle', 'pestle'], ''),
	(ARRAY['مدقة', 'مدق', 'إيد الهون', 'pestle', 'masher'], ''),
	(ARRAY['حامل أدوات', 'حامل ملاعق', 'علاقة معالق', 'هولدر معالق', 'استاند معالق', 'utensil holder', 'utensil crock', 'tool holder'], ''),
	(ARRAY['مطرحة', 'مطرحة بيتزا', 'مطرحة عيش', 'مطرحة فرن', 'بيتزا بيل', 'pizza peel', 'pizza paddle', 'pizza shovel', 'oven peel'], ''),
	(ARRAY['سلطانية', 'وعاء', 'زبدية', 'طاسة', 'سلطنية', 'طبق غويط', 'بول', 'باول', 'bowl', 'dish', 'بولة', 'بولات'], ''),
	(ARRAY['سلطانية سلطة', 'وعاء سلطة', 'طبق سلطة', 'سلاد بول', 'salad bowl', 'بولة سلطة'], ''),
	(ARRAY['طبق فاكهة', 'سلة فاكهة', 'طبق فواكه', 'فاكهية', 'فروت بول', 'fruit bowl', 'fruit dish'], ''),
	(ARRAY['طبق', 'صحن', 'أطباق', 'أطباق تقديم', 'بليت', 'plate', 'plates', 'dish', 'charger'], ''),
	(ARRAY['تمر', 'بلح', 'عجوة', 'dates'], ''),
	(ARRAY['مكسرات', 'تسالي', 'ياميش', 'ناتس', 'nuts'], ''),
	(ARRAY['صينية', 'صواني', 'طبق تقديم', 'صنية', 'صينية تقديم', 'تراي', 'سيرفنج تراي', 'سرفيس', 'tray', 'serving tray', 'platter', 'صنيه', 'سرفيز'], ''),
	(ARRAY['حامل كيك', 'طبق كيك', 'استاند تورتة', 'حامل تورتة', 'طبق تورتة', 'كيك ستاند', 'ستاند كيك', 'استاند كيك', 'cake stand', 'cake plate', 'cake pedestal'], ''),
	(ARRAY['قاعدة أواني ساخنة', 'واقي طاولة', 'قاعدة حلل', 'تحت الحلة', 'تريفت', 'trivet', 'hot pad', 'pot stand', 'pot holder mat'], ''),
	(ARRAY['قاعدة كوب', 'قواعد أكواب', 'قاعدة كوباية', 'تحت الكوباية', 'كوستر', 'كوسترات', 'كوسترز', 'coaster', 'drink mat', 'cup mat'], ''),
	(ARRAY['توابل', 'بهارات', 'عطارة', 'سبايس', 'spices', 'spice', 'seasoning'], ''),
	(ARRAY['رف', 'رفوف', 'أرفف', 'راك', 'شيلف', 'rack', 'shelf'], ''),
	(ARRAY['برطمان', 'مرطبان', 'قارورة', 'بطرمان', 'برطمانات', 'جار', 'jar', 'jars'], ''),
	(ARRAY['ملاحة', 'مملحة', 'وعاء ملح', 'علبة ملح', 'سولت', 'salt cellar', 'salt box', 'salt pig', 'salt keeper'], ''),
	(ARRAY['خبز', 'عيش', 'رغيف', 'بريد', 'توست', 'bread', 'loaf', 'عيش بلدي', 'خبز بلدي'], ''),
	(ARRAY['صندوق خبز', 'علبة خبز', 'علبة عيش', 'صندوق عيش', 'بريد بوكس', 'bread box', 'bread bin', 'bread keeper'], ''),
	(ARRAY['سكين', 'سكاكين', 'سكينة', 'نايف', 'knife', 'knives'], ''),
	(ARRAY['حامل سكاكين', 'استاند سكاكين', 'علبة سكاكين', 'نايف بلوك', 'هولدر سكاكين', 'knife block', 'knife holder', 'knife stand'], ''),
	(ARRAY['حامل بيض', 'صينية بيض', 'علبة بيض', 'طبق بيض', 'استاند بيض', 'إيج هولدر', 'egg holder', 'egg tray', 'egg rack'], ''),
	(ARRAY['صندوق', 'قفص', 'بوكس', 'كريت', 'crate', 'box', 'bin', 'storage box'], ''),
	(ARRAY['علبة', 'علبة بغطاء', 'حافظة', 'علب بن وشاي', 'كانستر', 'canister', 'storage jar', 'tin', 'caddy'], ''),
	(ARRAY['كوب', 'أكواب', 'كأس', 'كوباية', 'كوبايات', 'كبايات', 'كاسات', 'مج', 'ماج', 'كب', 'cup', 'mug', 'glass', 'كباية', 'كوبية', 'مجات'], ''),
	(ARRAY['فنجان', 'فناجين', 'فنجال', 'فناجيل', 'كوب اسبريسو', 'finjan', 'coffee cup', 'espresso cup', 'demitasse'], ''),
	(ARRAY['قهوة', 'بن', 'كوفي', 'كافيه', 'coffee', 'قهوه', 'coffe'], ''),
	(ARRAY['مكيال بن', 'مكيال', 'معلقة بن', 'معيار بن', 'سكوب', 'coffee scoop', 'measuring scoop', 'coffee spoon'], ''),
	(ARRAY['علبة شاي', 'صندوق شاي', 'علبة شاي فتلة', 'تي بوكس', 'tea box', 'tea chest', 'tea caddy', 'tea organizer'], ''),
	(ARRAY['سكرية', 'وعاء سكر', 'علبة سكر', 'شوجر بول', 'sugar bowl', 'sugar pot', 'sugar jar'], ''),
	(ARRAY['شمعدان', 'حامل شموع', 'استاند شمع', 'كاندل هولدر', 'candle holder', 'candlestick', 'candleholder', 'شمعدانات', 'حامل شمع'], ''),
	(ARRAY['كرسي بلا ظهر', 'مقعد منخفض', 'كرسي واطي', 'تابوريه', 'كرسي صغير', 'ستول', 'بار ستول', 'stool', 'footstool', 'low seat'], ''),
	(ARRAY['شماعة حائط', 'علاقة حائط', 'مشجب', 'شماعة حيطة', 'علاقة مفاتيح', 'تعليقة', 'هوك', 'وول هوك', 'peg rail', 'wall hooks', 'coat rack', 'key rack', 'hook rail'], ''),
	(ARRAY['شماعة ملابس', 'علاقة ملابس', 'شماعة هدوم', 'شماعة بدل', 'هانجر', 'coat hanger', 'clothes hanger', 'hanger'], ''),
	(ARRAY['ملابس', 'هدوم', 'لبس', 'clothes', 'clothing'], ''),
	(ARRAY['حائط', 'جدار', 'حيطة', 'حيط', 'وول', 'wall'], ''),
	(ARRAY['إطار صورة', 'إطار', 'برواز', 'براويز', 'فريم', 'فوتو فريم', 'picture frame', 'photo frame', 'frame'], ''),
	(ARRAY['ساعة حائط', 'ساعة جدارية', 'ساعة حيطة', 'وول كلوك', 'wall clock', 'clock'], ''),
	(ARRAY['هاتف', 'جوال', 'هاتف محمول', 'موبايل', 'تليفون', 'محمول', 'فون', 'آيفون', 'phone', 'mobile', 'smartphone', 'cell phone', 'تلفون', 'mobile phone'], ''),
	(ARRAY['حامل هاتف', 'استاند موبايل', 'حامل موبايل', 'مسند موبايل', 'ستاند موبايل', 'هولدر موبايل', 'phone stand', 'phone holder', 'mobile stand'], ''),
	(ARRAY['حامل', 'قاعدة', 'مسند', 'استاند', 'ستاند', 'هولدر', 'stand', 'holder', 'rack'], 'حوامل as in maternity clothes is outside this group.'),
	(ARRAY['حامل مناديل', 'علبة مناديل', 'استاند مناديل', 'نابكن هولدر', 'كلينكس', 'napkin holder', 'tissue holder', 'serviette holder', 'مناديل سفرة', 'napkin stand'], ''),
	(ARRAY['طقم', 'مجموعة', 'سيت', 'set', 'kit', 'pair', 'bundle'], ''),
	(ARRAY['هدية', 'هدايا', 'هديه', 'جيفت', 'بوكس هدايا', 'جيفت بوكس', 'gift', 'present', 'gift set', 'gift box', 'كادو', 'كادوه', 'gifts', 'اهداء'], ''),
	(ARRAY['زواج', 'زفاف', 'عروس', 'جواز', 'فرح', 'عروسة', 'جهاز العروسة', 'wedding', 'bride', 'bridal', 'جهاز عروسة', 'شوار', 'marriage'], ''),
	(ARRAY['منزل جديد', 'بيت جديد', 'شقة جديدة', 'مباركة بيت', 'housewarming', 'new home', 'عفشة جديدة', 'new house', 'housewarming gift'], ''),
	(ARRAY['إفطار', 'فطور', 'فطار', 'بريكفاست', 'breakfast', 'ترويقة'], ''),
	(ARRAY['ضيافة', 'ضيوف', 'تقديم', 'عزومة', 'سيرفنج', 'serving', 'guests', 'hosting'], ''),
	(ARRAY['ديكور', 'زينة', 'ديكورات', 'decor', 'decoration', 'home decor'], ''),
	(ARRAY['مطبخ', 'كيتشن', 'kitchen', 'مطبخ العروسة'], ''),
	(ARRAY['تخزين', 'تنظيم', 'ترتيب', 'أورجانيزر', 'storage', 'organizer', 'organiser', 'حفظ', 'organizing'], ''),
	(ARRAY['بطاطس', 'بصل', 'potatoes', 'onions'], ''),
	(ARRAY['خشب', 'خشبي', 'وود', 'wood', 'wooden', 'timber'], ''),
	(ARRAY['شماعة', 'تعليقة', 'علاقة', 'مشجب', 'هانجر', 'hanger', 'hook', 'peg'], ''),
	(ARRAY['سفرة', 'طاولة', 'ترابيزة', 'تربيزة', 'مائدة', 'منضدة', 'table'], ''),
	(ARRAY['منزل', 'بيت', 'دار', 'home', 'house', 'household'], ''),
	(ARRAY['إكسسوارات', 'إكسسوار', 'كماليات', 'accessories', 'accessory'], ''),
	(ARRAY['طهي', 'طبخ', 'طبيخ', 'cooking', 'cook'], ''),
	(ARRAY['أدوات', 'أداة', 'عدة', 'مستلزمات', 'tools', 'utensils'], ''),
	(ARRAY['شاي', 'تي', 'tea'], ''),
	(ARRAY['سكر', 'شوجر', 'sugar'], ''),
	(ARRAY['ملح', 'salt'], ''),
	(ARRAY['عسل', 'هني', 'honey'], ''),
	(ARRAY['ثوم', 'garlic'], ''),
	(ARRAY['بيتزا', 'بيتسا', 'pizza'], ''),
	(ARRAY['جبن', 'جبنة', 'تشيز', 'cheese'], ''),
	(ARRAY['كيك', 'كيكة', 'تورتة', 'كعكة', 'جاتوه', 'cake', 'gateau'], ''),
	(ARRAY['بيض', 'بيضة', 'egg'], ''),
	(ARRAY['مناديل', 'منديل', 'كلينكس', 'napkin', 'tissue', 'serviette'], ''),
	(ARRAY['شمع', 'شموع', 'كاندل', 'candle'], ''),
	(ARRAY['ساعة', 'كلوك', 'clock'], ''),
	(ARRAY['صورة', 'صور', 'فوتو', 'picture', 'photo'], ''),
	(ARRAY['فاكهة', 'فواكه', 'فروت', 'fruit'], ''),
	(ARRAY['سلطة', 'سلاطة', 'سلاد', 'salad'], ''),
	(ARRAY['غطاء', 'غطا', 'lid'], ''),
	(ARRAY['مقبض', 'إيد', 'يد', 'handle'], ''),
	(ARRAY['دائري', 'مدور', 'مستدير', 'round', 'circular'], ''),
	(ARRAY['منخفض', 'واطي', 'low'], ''),
	(ARRAY['كرسي', 'مقعد', 'chair', 'seat'], ''),
	(ARRAY['عميق', 'غويط', 'deep'], ''),
	(ARRAY['مفتاح', 'مفاتيح', 'key'], ''),
	(ARRAY['معطف', 'بالطو', 'coat'], ''),
	(ARRAY['مكتب', 'desk', 'office'], ''),
	(ARRAY['عجين', 'عجينة', 'dough', 'pastry dough'], ''),
	(ARRAY['فطير', 'فطيرة', 'فطائر', 'feteer', 'pastry'], ''),
	(ARRAY['لحم', 'لحوم', 'لحمة', 'meat'], ''),
	(ARRAY['طويل', 'long', 'tall'], ''),
	(ARRAY['عريض', 'wide'], ''),
	(ARRAY['صغير', 'small', 'mini'], ''),
	(ARRAY['كبير', 'large', 'big'], ''),
	(ARRAY['فوطة', 'منشفة', 'towel'], ''),
	(ARRAY['ألعاب', 'لعب', 'لعبة', 'toys'], ''),
	(ARRAY['أطفال', 'عيال', 'أولاد', 'children', 'kids'], ''),
	(ARRAY['فشار', 'بوب كورن', 'popcorn'], ''),
	(ARRAY['تركي', 'تركية', 'turkish'], ''),
	(ARRAY['مقبلات', 'مزة', 'مزات', 'mezze', 'appetizers'], ''),
	(ARRAY['حلل', 'أواني', 'طناجر', 'pots', 'cookware'], ''),
	(ARRAY['رمضان', 'رمضاني', 'رمضانية', 'ramadan'], ''),
	(ARRAY['تقطيع', 'فرم', 'تخريط', 'cutting', 'chopping', 'carving'], ''),
	(ARRAY['لوح', 'لوحة', 'بورد', 'board'], ''),
	(ARRAY['قاعدة', 'base'], ''),
	(ARRAY['خانات', 'أقسام', 'تقسيمات', 'compartments', 'sections'], ''),
	(ARRAY['وتد', 'أوتاد', 'peg'], ''),
	(ARRAY['زجاج', 'زجاجي', 'إزاز', 'glass'], ''),
	(ARRAY['مكيال', 'معيار', 'سكوب', 'scoop', 'measure'], ''),
	(ARRAY['أساسيات', 'starter', 'essentials', 'basics'], ''),
	(ARRAY['بهار', 'بهارات', 'spice'], ''),
	(ARRAY['مدق', 'مدقة', 'يد الهون', 'pestle', 'masher'], ''),
	(ARRAY['ضيف', 'ضيوف', 'عزومة', 'عزومات', 'guests'], ''),
	(ARRAY['تمر', 'بلح', 'dates', 'date'], ''),
	(ARRAY['ملابس', 'هدوم', 'لبس', 'ثياب', 'clothes', 'clothing'], ''),
	(ARRAY['طعام', 'أكل', 'food'], ''),
	(ARRAY['حديث', 'مودرن', 'modern'], ''),
	(ARRAY['طبيعي', 'طبيعية', 'natural'], ''),
	(ARRAY['شطرنج', 'شطرنجي', 'end grain', 'checkered'], ''),
	(ARRAY['بطاطس', 'بطاطا', 'potatoes'], ''),
	(ARRAY['بصل', 'onions'], '');
