CREATE TABLE "page_photos" (
	"page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"photo_id" integer NOT NULL,
	CONSTRAINT "page_photos_page_id_number_photo_id_pk" PRIMARY KEY("page_id","number","photo_id"),
	CONSTRAINT "page_photos_photo" UNIQUE("photo_id","page_id","number")
);
--> statement-breakpoint
CREATE TABLE "page_publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"number" integer,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"description" text NOT NULL,
	"description_ar" text NOT NULL,
	"body" text NOT NULL,
	"body_ar" text NOT NULL,
	"restored_from" integer,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_page_id_number_pk" PRIMARY KEY("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"footer_position" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "pages_version_positive" CHECK ("pages"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_photos" ADD CONSTRAINT "page_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_photos" ADD CONSTRAINT "page_photos_version" FOREIGN KEY ("page_id","number") REFERENCES "public"."page_versions"("page_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_publications" ADD CONSTRAINT "page_publications_version" FOREIGN KEY ("page_id","number") REFERENCES "public"."page_versions"("page_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_slugs" ADD CONSTRAINT "page_slugs_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_publications_page" ON "page_publications" USING btree ("page_id","id");--> statement-breakpoint
CREATE INDEX "page_publications_staff" ON "page_publications" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "page_slugs_page" ON "page_slugs" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "page_versions_staff" ON "page_versions" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_slug" ON "pages" USING btree ("slug") WHERE "pages"."deleted_at" is null;
--> statement-breakpoint
-- By hand: rows are only added, whoever asks.
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "page_versions_kept" BEFORE UPDATE OR DELETE ON "page_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_page"();
--> statement-breakpoint
CREATE TRIGGER "page_publications_kept" BEFORE UPDATE OR DELETE ON "page_publications" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_page"();
--> statement-breakpoint
-- Pages are in the memory of every process, and are the same at the next request. A draft changes nobody's page.
CREATE TRIGGER "page_published" AFTER INSERT OR TRUNCATE ON "page_publications" EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
CREATE TRIGGER "page_moved" AFTER UPDATE ON "pages" FOR EACH ROW WHEN ((OLD."slug", OLD."footer_position", OLD."deleted_at") IS DISTINCT FROM (NEW."slug", NEW."footer_position", NEW."deleted_at")) EXECUTE FUNCTION "tell_of_catalogue_change"();
--> statement-breakpoint
-- What the shop says on its first day.
INSERT INTO "pages" ("slug", "footer_position") VALUES
	('help', 1),
	('delivery', 2),
	('returns', 3),
	('terms', 4),
	('privacy', 5),
	('branches', 6),
	('about', NULL),
	('services', NULL),
	('credits', NULL);
--> statement-breakpoint
INSERT INTO "page_slugs" ("slug", "page_id") SELECT "slug", "id" FROM "pages";
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Help Center', 'مركز المساعدة',
	'How to order, pay, follow a delivery, return a product and care for wood.',
	'كيف تطلب وتدفع وتتابع التوصيل وترجع منتجًا وتعتني بالخشب.',
$page$The questions we are asked most. If yours is not here, write to us or call: a person answers.

## How do I order?

Choose a design on the product page, put it into your cart, then go to the cart and say where it goes. You can order without an account, or with one, which keeps your addresses; if you sign in, your cart comes with you.

## How do I pay?

In cash, to the courier, when your order arrives. “Pay Now” places the order; nothing is charged before delivery.

## Where do you deliver, and what does it cost?

To every governorate of Egypt. The shipping fees and the days depend on where the parcel goes; they stand on each product’s page, in the cart and at checkout, before you place the order. All of them: [Delivery](/delivery).

## Where is my order?

Open the link in our message, or [“Track your order”](/track) with the order number and your mobile number. With an account, open “Orders”. Each order shows where it is: processing, confirmed, shipped or delivered.

## Can I cancel or return it? {#returns}

Press “Cancel the order” on the page of the order before the parcel leaves, or call or write to us. Once it has arrived you have 14 days to return an unused piece in its box, and 30 days if it arrived damaged or faulty: in that case we pay for the return. More: [Returns](/returns).

## How do I care for a wooden piece?

Wash it by hand with warm water and a little soap, dry it at once and let it stand upright. Never leave it in water or put it into a dishwasher. When the wood looks dry, rub in a food-safe oil, leave it overnight and wipe off the rest.

## I forgot my password

Choose “Forgot password?” on the sign-in page. We send you a link that works once, within half an hour.
$page$,
$page$أكثر ما نُسأل عنه. إذا لم تجد سؤالك هنا فراسلنا أو اتصل بنا.

## كيف أطلب؟

اختر التصميم من صفحة المنتج وأضفه إلى السلة، ثم افتح السلة واكتب إلى أين نوصّل. تطلب بلا حساب، أو بحسابك الذي يحفظ عناوينك، وإذا سجّلت الدخول تبقى سلتك كما هي.

## كيف أدفع؟

نقدًا للمندوب حين يصلك الطلب. زر «ادفع الآن» يرسل طلبك فقط، ولا يُخصم أي مبلغ قبل التسليم.

## إلى أين توصّلون، وبكم؟

إلى كل محافظات مصر. تختلف مصاريف الشحن وأيام التوصيل بحسب المكان، وتظهر لك في صفحة المنتج وفي السلة وعند إتمام الطلب قبل أن ترسله. وتجدها كلها في [التوصيل](/delivery).

## أين طلبي؟

افتح الرابط الذي أرسلناه إليك، أو [«تتبّع طلبك»](/track) برقم الطلب ورقم موبايلك. ولمن له حساب: «طلباتي». كل طلب يبيّن أين وصل: «قيد المعالجة» أو «مؤكّد» أو «تم الشحن» أو «تم التسليم».

## هل يمكنني الإلغاء أو الإرجاع؟ {#returns}

اضغط «إلغاء الطلب» في صفحة الطلب قبل خروج الشحنة، أو اتصل بنا أو راسلنا. وبعد الاستلام لك ١٤ يومًا لإرجاع قطعة لم تُستعمل وفي علبتها، و٣٠ يومًا إذا وصلت مكسورة أو معيبة، ومصاريف إرجاعها علينا. اقرأ المزيد في [الإرجاع](/returns).

## كيف أعتني بقطعة خشبية؟

اغسلها باليد بماء دافئ وقليل من الصابون، وجففها فورًا واتركها واقفة. لا تنقعها في الماء ولا تضعها في غسالة الأطباق. وإذا بدا الخشب جافًا فادهنه بزيت آمن للطعام واتركه ليلة ثم امسح الزائد.

## نسيت كلمة المرور

اختر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول. نرسل إليك رابطًا صالحًا لنصف ساعة ولمرة واحدة.
$page$
FROM "pages" WHERE "slug" = 'help';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Delivery', 'التوصيل',
	'Where we deliver, what it costs, how long it takes and how you pay.',
	'إلى أين نوصّل، وبكم، وفي كم يوم، وكيف تدفع.',
$page$We bring your order to your door, and you pay in cash when it arrives.

## What does it cost, and how long does it take?

That depends on the governorate. Fee and days stand in the table below, on each product’s page, in the cart and at checkout, before you place the order. The days that you are promised stay with your order, whatever changes later.

## When does it leave?

What is ordered before the cut-off hour of a working day is handed to the courier on that day, anything later on the next working day. The days are working days: days off and holidays are not counted.

## How do I pay?

In cash, to the courier, the amount that your order shows. Nothing is charged before. Where there is a limit to what can be paid in cash, checkout tells you before you order.

## How does the courier find me?

By what you write at checkout. A landmark, the floor and the flat help most, and a second phone number helps when yours does not answer.

## Where is my order?

Open the link in our message, or [track your order](/track) with the order number and your mobile number.

## Something is missing or broken

[Tell us](/contact), best with a photo, and we put it right: see [Returns](/returns).
$page$,
$page$نوصّل طلبك إلى باب بيتك، وتدفع نقدًا حين يصلك.

## بكم، وفي كم يوم؟

بحسب المحافظة. تجد المصاريف والأيام في الجدول أسفل الصفحة، وفي صفحة كل منتج، وفي السلة، وعند إتمام الطلب قبل أن ترسله. والأيام التي وعدناك بها تبقى مع طلبك مهما تغيّر بعدها.

## متى يخرج الطلب؟

ما تطلبه قبل آخر موعد في يوم عمل نسلّمه للمندوب في اليوم نفسه، وما بعده في يوم العمل التالي. والأيام أيام عمل، فلا تُحسب منها الإجازات والعطلات الرسمية.

## كيف أدفع؟

نقدًا للمندوب، المبلغ الظاهر في طلبك، ولا يُخصم شيء قبل ذلك. وإذا كان للدفع نقدًا حد أقصى في محافظتك، يظهر لك عند إتمام الطلب قبل أن ترسله.

## كيف يصل إليّ المندوب؟

بما تكتبه عند إتمام الطلب. أكثر ما يساعده علامة مميزة قريبة ورقم الدور والشقة، ورقم موبايل ثانٍ يتصل به إذا لم ترد.

## أين طلبي؟

افتح الرابط الذي أرسلناه إليك، أو [تتبّع طلبك](/track) برقم الطلب ورقم موبايلك.

## شيء ناقص أو مكسور؟

[أخبرنا](/contact)، ويا حبذا مع صورة، ونتولى الأمر: راجع [الإرجاع](/returns).
$page$
FROM "pages" WHERE "slug" = 'delivery';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Returns', 'الإرجاع',
	'How to cancel an order, return a piece and get your money back, and until when.',
	'كيف تلغي طلبًا أو ترجع قطعة وتسترد المبلغ، وإلى متى.',
$page$Changed your mind, or something wrong with a piece? This is what you can do, and until when.

## Before it leaves

Press “Cancel the order” on the page of the order until the parcel leaves. It costs you nothing. To change something instead, [call or write to us](/contact).

## You changed your mind

Within 14 days of receiving it you may return an unused piece in its box, and you need no reason. [Call or write to us](/contact): we agree with you on how it comes back, and tell you what that costs before it does.

## It arrived damaged or faulty

You have 30 days, and we pay for the return. Send us a photo and your order number, so that we can tell at once what to do. A crack, a warp or a loose joint is a fault; grain and colour that differ from the photo are not.

## When do I get my money back?

Within 7 days of the piece reaching us. As you paid in cash, we agree with you on how the money comes to you.

## What cannot be returned

Pieces made to your measure, unless they are faulty, and pieces that have been used.

| What happened | Until when | Who pays for the return |
| --- | --- | --- |
| You cancel before it leaves | until the parcel leaves | nobody |
| You changed your mind | 14 days | we agree beforehand |
| Damaged or faulty | 30 days | we do |
$page$,
$page$غيّرت رأيك، أو بالقطعة شيء ليس كما ينبغي؟ هذا ما لك، وإلى متى.

## قبل أن يخرج الطلب

اضغط «إلغاء الطلب» في صفحة الطلب قبل خروج الشحنة، ولن تدفع شيئًا. وإذا أردت أن تغيّر فيه شيئًا بدلًا من إلغائه [فاتصل بنا أو راسلنا](/contact).

## غيّرت رأيك

لك ١٤ يومًا من استلام القطعة لإرجاعها، دون أن تذكر سببًا، ما دامت لم تُستعمل وفي علبتها. [اتصل بنا أو راسلنا](/contact) لنتفق معك على طريقة إرجاعها، ونخبرك بتكلفتها قبل أن ترجع.

## وصلت مكسورة أو معيبة

لك ٣٠ يومًا، ومصاريف إرجاعها علينا. أرسل إلينا صورة ورقم الطلب لنعرف من أول مرة ماذا نفعل. الشرخ والالتواء والوصلة المفكوكة عيوب، أما العروق واللون اللذان يختلفان عن الصورة فلا.

## متى أسترد المبلغ؟

خلال ٧ أيام من وصول القطعة إلينا. ولأنك دفعت نقدًا نتفق معك على طريقة وصول المبلغ إليك.

## ما لا يُرجع

القطع المصنوعة على مقاسك إلا إذا كان بها عيب، والقطع التي استُعملت.

| ما حدث | إلى متى | من يدفع مصاريف الإرجاع |
| --- | --- | --- |
| ألغيت قبل خروج الشحنة | حتى تخرج الشحنة | لا أحد |
| غيّرت رأيك | ١٤ يومًا | نتفق قبلها |
| مكسورة أو معيبة | ٣٠ يومًا | نحن |
$page$
FROM "pages" WHERE "slug" = 'returns';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Terms of Use', 'شروط الاستخدام',
	'Your rights and duties when you order from Craftsandore.',
	'ما لك وما عليك حين تطلب من متجر كرافتساندور.',
$page$Your rights and duties, in plain words. In force since 1 November 2026.

## Ordering

Your order is an offer to buy. It becomes a contract when we confirm it; you see that in “Orders”. If a product is no longer available, we tell you and cancel the order at no cost.

## Prices and payment

Prices are in Egyptian pounds and include taxes. Shipping fees are added at checkout. You pay in cash on delivery the amount that the order shows, even if prices change in the meantime.

## Every piece is different

Grain and colour differ from piece to piece, and a handmade size may be off by a few millimetres. That is not a fault. A crack, a warp or a loose joint is.

## Returns

You may return an unused piece within 14 days of delivery, and a damaged or faulty one within 30 days, as the Egyptian Consumer Protection Law provides. Pieces made to your measure can be returned only if they are faulty.

## Your account

Keep your password to yourself and your address up to date. Tell us at once if someone else may have used your account.

## Ratings and questions

Rate what you have used and ask what you want to know, in words fit for everyone to read. Insults, advertising and other people’s personal details are not allowed.

## Law

The laws of the Arab Republic of Egypt apply.
$page$,
$page$ما لك وما عليك، بكلام واضح. تسري هذه الشروط منذ ١ نوفمبر ٢٠٢٦

## الطلب

طلبك عرض منك بالشراء، ويصبح عقدًا حين نؤكّده، ويظهر ذلك في «طلباتي». إذا لم يعد المنتج متوفّرًا أخبرناك وألغينا الطلب بلا أي مقابل.

## الأسعار والدفع

الأسعار بالجنيه المصري وتشمل الضرائب، وتُضاف مصاريف الشحن عند إتمام الطلب. تدفع نقدًا عند الاستلام المبلغ الظاهر في طلبك، مهما تغيّرت الأسعار بعده.

## لكل قطعة ملامحها

تختلف العروق واللون من قطعة إلى أخرى، وقد يختلف المقاس بضعة ملليمترات لأنها صُنعت باليد. هذا ليس عيبًا. أما الشرخ والالتواء والوصلة المفكوكة فعيوب.

## الإرجاع

لك أن ترجع قطعة لم تُستعمل خلال ١٤ يومًا من استلامها، وقطعة مكسورة أو معيبة خلال ٣٠ يومًا، وفقًا لقانون حماية المستهلك المصري. القطع المصنوعة على مقاسك لا تُرجع إلا إذا كان بها عيب.

## حسابك

احتفظ بكلمة المرور لنفسك، وحدّث عنوانك إذا تغيّر. وأخبرنا فورًا إذا شككت في أن غيرك استعمل حسابك.

## التقييمات والأسئلة

قيّم ما جرّبته واسأل عما تريد بكلام يليق أن يُقرأ أمام الناس. ولا يُسمح بالإساءات ولا الإعلانات ولا البيانات الشخصية للآخرين.

## القانون

تخضع هذه الشروط لقوانين جمهورية مصر العربية.
$page$
FROM "pages" WHERE "slug" = 'terms';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Privacy Policy', 'سياسة الخصوصية',
	'What Craftsandore keeps about you, why, for how long, and what your rights are.',
	'ما تحتفظ به كرافتساندور من بياناتك، ولماذا، وإلى متى، وما حقوقك.',
$page$What we keep about you, why, and for how long.

## What we keep

Your name, email address and a scrambled form of your password that nobody can read back; your delivery addresses and phone number; your orders and ratings; what you ask about products, which everyone sees with our answer under your first name; the products that you save; the messages that you send us. If you ask to hear when a product is back, we keep that email address until we have written to it once, or for half a year.

## Why

To deliver what you order, to let you follow it, and to answer you. We do not sell your details and show no advertising. Couriers get the name, address and phone number of the parcel that they carry.

## In your browser

One cookie remembers your language. The browser’s own storage keeps your cart, the products that you saved or looked at, the way to orders that you opened here, what you searched for, copies of the shop’s public pages for times without a connection and, once you sign in, your session; logging out deletes all of it. There are no other cookies and no trackers.

## Signing in with Google

Only if you choose it: Google then tells us your name and your verified email address. Its script is loaded only on the sign-in and sign-up pages.

## For how long

Technical logs, from which passwords are removed, are deleted after 30 days. Orders are kept as long as tax law requires; the rest as long as you have an account.

## Your rights

You may ask to see, correct or delete what we keep about you: write to us from your email address. We answer within ten working days.
$page$,
$page$ما نحتفظ به من بياناتك، ولماذا، وإلى متى.

## ما نحتفظ به

اسمك وبريدك الإلكتروني، وكلمة المرور مشفّرة لا يستطيع أحد قراءتها، وعناوين التوصيل ورقم هاتفك، وطلباتك وتقييماتك، وأسئلتك عن المنتجات التي يراها الجميع مع ردّنا باسمك الأول، والمنتجات التي تحفظها، والرسائل التي ترسلها إلينا. وإذا طلبت أن نخبرك بعودة منتج، احتفظنا بالبريد الإلكتروني الذي كتبته حتى نراسلك عليه مرة واحدة، أو ستة أشهر على الأكثر.

## لماذا

لنوصّل طلبك، ولتتمكن من متابعته، ولنرد عليك. لا نبيع بياناتك ولا نعرض إعلانات. ولا يعرف المندوب إلا الاسم والعنوان ورقم الهاتف المكتوبة على الشحنة التي معه.

## في متصفحك

ملف تعريف ارتباط واحد يتذكر لغتك. وتُحفظ في ذاكرة المتصفح نفسه سلتك والمنتجات التي حفظتها أو شاهدتها وروابط الطلبات التي فتحتها هنا وما بحثت عنه ونسخ من صفحات المتجر العامة لأوقات انقطاع الاتصال، ومعها جلستك بعد تسجيل الدخول، وكلها تُحذف عند تسجيل الخروج. لا ملفات غير ذلك ولا أدوات تتبّع.

## الدخول بحساب Google

لا يحدث إلا إذا اخترته: عندها تخبرنا Google باسمك وبريدك الإلكتروني الموثّق. ولا نحمّل برنامجها إلا في صفحتي تسجيل الدخول وإنشاء الحساب.

## إلى متى

السجلات التقنية، وقد أُزيلت منها كلمات المرور، تُحذف بعد ٣٠ يومًا. ونحتفظ بالطلبات المدة التي يفرضها قانون الضرائب، وبالباقي ما دام لك حساب.

## حقوقك

لك أن تطلب الاطلاع على بياناتك أو تصحيحها أو حذفها: راسلنا من بريدك الإلكتروني، ونرد خلال عشرة أيام عمل.
$page$
FROM "pages" WHERE "slug" = 'privacy';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Our branches', 'عناوين الفروع',
	'Where to see and buy Craftsandore products: all branches of Souq El Balad and Beit & Co.',
	'أين ترى منتجات كرافتساندور وتشتريها: جميع فروع سوق البلد وبيت آند كو.',
$page$See the wood and hold it in your hand: our products are in the branches of two retail chains.

## Souq El Balad

All branches. You will find our boards, spoons, bowls and trays in the kitchenware department.

## Beit & Co

All branches. The larger pieces and the gift sets are in the home department.

## Before you set out

Not every branch has every product. Call us and we tell you which branch has yours in stock, or order it here and have it brought to your door.
$page$,
$page$لترى الخشب وتمسكه بيدك: منتجاتنا معروضة في فروع سلسلتين من المتاجر.

## سوق البلد

جميع الفروع. ستجد منتجاتنا في قسم أدوات المطبخ: ألواح وملاعق وسلطانيات وصوانٍ.

## بيت آند كو

جميع الفروع. القطع الكبيرة وأطقم الهدايا في قسم المنزل.

## قبل أن تنزل

ليست كل المنتجات في كل الفروع. اتصل بنا نخبرك أين تجد المنتج الذي تريده، أو اطلبه من هنا فيصلك إلى باب البيت.
$page$
FROM "pages" WHERE "slug" = 'branches';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'About us', 'من نحن',
	'Founded in 2020, Craftsandore is a leading maker of wooden kitchenware in Egypt, with over 500 artisans.',
	'تأسست كرافتساندور عام ٢٠٢٠، وهي من أبرز صنّاع أدوات المطبخ الخشبية في مصر، ومعها أكثر من ٥٠٠ حرفي.',
$page$## Wood shaped by hand, to live in a kitchen

Craftsandore was founded in 2020 and is today a leading maker of wooden kitchenware in Egypt.

Over 500 artisans work with us. They choose the plank, turn it, carve it, sand it, and finish it with oil that is safe for food.

We work in olive, beech, walnut, oak, sycamore and camphor. Each wood has its task: beech for dough, olive for the table, walnut for gifts.

We make pieces for every day. Wash them by hand, dry them upright, oil them now and then, and they grow better looking each year.
$page$,
$page$## خشب تصنعه الأيدي ليعيش في المطبخ

تأسست كرافتساندور عام ٢٠٢٠، وهي اليوم من أبرز صنّاع أدوات المطبخ الخشبية في مصر.

يعمل معنا أكثر من ٥٠٠ حرفي وحرفية: يختارون اللوح، ويخرطونه، وينحتونه، ويصنفرونه، ثم يدهنونه بزيت آمن للطعام.

نعمل بالزيتون والزان والجوز والأرو والجميز والكافور. ولكل خشب عمله: الزان للعجين، والزيتون للتقديم، والجوز للهدايا.

نصنع قطعًا للاستعمال اليومي. تُغسل باليد، وتُجفف واقفة، وتُدهن بالزيت من حين إلى حين، فتزداد جمالًا عامًا بعد عام.
$page$
FROM "pages" WHERE "slug" = 'about';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Services', 'خدماتنا',
	'Pieces to your measure, orders for restaurants and hotels, wrapped gifts and care for your wood.',
	'قطع على مقاسك، وطلبات المطاعم والفنادق، وهدايا مغلّفة، وعناية بالخشب.',
$page$What we make for you beyond what you find in the shop.

## A piece to your measure {#made-to-measure}

Choose the piece, the wood and the size, and send us a photo or a sketch. We send you a price before we start.

## For restaurants and hotels {#restaurants}

Boards, trays and plates in the number you need, in one wood and one finish, and the same again when you reorder.

## Wrapped gifts {#gifts}

Ready-packed sets for weddings, new homes and Ramadan evenings, with a card in your own words.

## Care for your wood {#care}

A board gone dry, or scored by a knife? Ask us about oil and sanding, and we guide you step by step.
$page$,
$page$ما نصنعه لك إلى جانب ما تجده في المتجر.

## قطعة على مقاسك {#made-to-measure}

اختر القطعة والخشب والمقاس، وأرسل إلينا صورة أو رسمًا. ونرسل إليك السعر قبل أن نبدأ.

## للمطاعم والفنادق {#restaurants}

ألواح وصوانٍ وأطباق بالعدد الذي تحتاجه، بخشب واحد وتشطيب واحد، ومثلها تمامًا حين تعيد الطلب.

## هدايا مغلّفة {#gifts}

أطقم جاهزة ومغلّفة للزواج والبيت الجديد وسهرات رمضان، مع بطاقة بكلماتك.

## العناية بالخشب {#care}

لوح جفّ أو خدشته السكين؟ اسألنا عن الزيت والصنفرة، ونرشدك خطوة بخطوة.
$page$
FROM "pages" WHERE "slug" = 'services';
--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "title_ar", "description", "description_ar", "body", "body_ar")
SELECT "id", 1, 'Credits', 'تصميم وتنفيذ',
	'The typefaces, icons and names that this shop makes use of.',
	'الخطوط والأيقونات والأسماء التي يستعين بها هذا المتجر.',
$page$With thanks to everyone whose work this shop uses.

## Typefaces

El Messiri, Marcellus and IBM Plex Sans Arabic, all under the SIL Open Font License.

## Icons

Lucide, under the ISC License.

## Names and photos

The photographs and drawings belong to Craftsandore. The names and marks of Souq El Balad and Beit & Co belong to them.
$page$,
$page$شكرًا لكل من كان لعمله فضل على هذا المتجر.

## الخطوط

المسيري (El Messiri) وMarcellus وIBM Plex Sans Arabic، وكلها برخصة SIL المفتوحة للخطوط.

## الأيقونات

مجموعة Lucide برخصة ISC.

## الأسماء والصور

الصور والرسوم ملك كرافتساندور. واسما سوق البلد وبيت آند كو وعلامتاهما ملك لأصحابهما.
$page$
FROM "pages" WHERE "slug" = 'credits';
--> statement-breakpoint
INSERT INTO "page_publications" ("page_id", "number") SELECT "page_id", "number" FROM "page_versions";
