/**
 * The passwords of eight characters and more that head every list of leaked ones, in lower case; with them the shop's
 * name and the password of the demo accounts, which anybody can read in the README.
 */
export const wellKnownPasswords: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01010101 01234567 012345678 0123456789 0987654321 10203040 1020304050
  11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 12121212 12131415 121314151617
  12341234 123123123 123321123 12344321 123454321 1234512345 12345654321 12345678 12345678910
  123456789 1234567890 1234567899 123456789a 1234567891 123456780 1234abcd 12345qwert 123qweasd
  123qwe123 123qweasdzxc 1357924680 13579246 14141414 147258369 147852369 159357258 159753456 18436572
  19801980 19841984 19851985 19871987 19881988 19891989 19901990 19911991 19921992 19941994 19951995
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20012001 20202020 20222022
  20232023 20242024 20252025 20262026 21212121 22222222 222222222 22446688 23232323 24682468 25252525
  31415926 33333333 44444444 45454545 55555555 555555555 66666666 77777777 777777777 78787878 87654321
  88888888 888888888 89898989 98765432 987654321 9876543210 99999999 999999999 a1234567 a12345678
  a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa123456789 aaaa1111 aaaaaaaa abababab abc12345 abc123456 abc123abc
  abcd1234 abcd12345 abcde12345 abcdefgh abcdefghi access14 admin123 admin1234 admin12345 administrator
  alexander alexandria anderson arsenal1 asasasas asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl
  asdfghjkl1 babygirl babygirl1 badminton barcelona baseball baseball1 basketball beautiful benjamin
  blink182 brooklyn butterfly caroline changeme charlie1 chelsea1 chocolate christian christine
  computer computer1 consumer corvette craftsandore creative danielle december dolphins dragon123
  egypt123 egypt1234 einstein elephant elizabeth engineer facebook fernando flower123 football football1
  football123 forever1 fordmustang franklin friends1 fuckyou1 garfield gfhjkmgfhjkm godzilla google123
  goodluck guinness hello123 hello1234 helloworld hesoyam1 iloveyou iloveyou1 iloveyou123 iloveyou2
  internet jennifer jessica1 jonathan jordan23 justin123 killer123 kristina letmein1 letmein123 liverpool
  liverpool1 loveyou1 lovelove manchester maradona maverick mercedes metallica michael1 michelle
  microsoft midnight minecraft mohamed1 mohamed123 monkey123 mostafa123 mountain muhammad mustang1
  naruto123 nicholas november p@ssw0rd p@ssword pa55word pakistan pakistan123 passpass passw0rd
  passw0rd1 password password! password0 password01 password1 password12 password123 password1234
  password12345 password2 password3 password@123 paradise patricia pokemon1 pokemon123 precious princess
  princess1 princess123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qazxswedc qq123456 qwe123qwe qwer1234
  qwerasdf qwert123 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
  qwertyuiop qwertyuiop1 qwertyuiop123 qweasdzxc rainbow1 realmadrid rockstar samantha scorpion
  security september shadow123 slipknot snoopy123 spiderman spiderman1 starwars starwars1 strawberry
  sunflower sunshine sunshine1 superman superman1 swordfish telephone test1234 testing123 testtest
  thunder1 tinkerbell trustno1 undertaker universal valentina veronica victoria w1w2w3w4 welcome1
  welcome123 westside whatever winston1 wolverine xxxxxxxx yankees1 zaq12wsx zaq1zaq1 zxcvbnm1
  zxcvbnm123 zxcvbnmm zzzzzzzz
  1234567a 12345678a كرافتساندور wooden-spoon-2020
  `
    .trim()
    .split(/\s+/),
);
