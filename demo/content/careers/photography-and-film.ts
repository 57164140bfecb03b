import type { DemoCareer } from '../types.ts';

export const photographyAndFilm: DemoCareer = {
  name: 'Nhiếp ảnh và dựng phim',
  other_names: ['photography', 'filmmaking', 'chụp ảnh', 'làm phim', 'quay dựng video'],
  description:
    'Máy ảnh nay có trong mọi chiếc điện thoại, nhưng nghề vẫn cần người biết nhìn, biết sắp đặt ánh sáng và biết kể. Nhiếp ảnh và dựng phim gồm chụp, quay, thu tiếng, cắt dựng, chỉnh màu, ghép kỹ xảo cho quảng cáo, báo chí, phim, sự kiện và mạng xã hội.\n\nPhần lớn công việc làm theo nhóm và theo dự án. Giờ giấc thất thường, thiết bị đắt tiền, uy tín tích lũy chậm; đổi lại mỗi ngày một hoàn cảnh và bạn được gặp rất nhiều người.\n\nBạn có thể bắt đầu với thứ đang có trong tay. Một bộ ảnh mười tấm về khu phố nhà mình, một phim hai phút về người bán xôi đầu hẻm dạy được nhiều điều hơn việc đọc thông số máy.',
  departments: [
    {
      name: 'Bộ phận Nhiếp ảnh',
      short_description: 'Chụp và hoàn thiện ảnh cho nhãn hàng, báo chí, sự kiện. Từ ý tưởng, ánh sáng đến tấm ảnh cuối cùng.',
      positions: [
        {
          name: 'Nhiếp ảnh gia quảng cáo',
          other_names: ['photographer', 'commercial photographer', 'thợ chụp ảnh', 'chụp ảnh sản phẩm', 'chụp lookbook'],
          short_description:
            'Chụp sản phẩm, món ăn, thời trang, chân dung theo ý tưởng đã duyệt, điều khiển ánh sáng và nhóm làm việc trong phòng chụp.',
          detailed_description: [
            {
              title: 'Một ngày chụp',
              content:
                'Nhóm tập trung từ sáng sớm: dựng phông, đặt đèn, chụp thử với vật thế chỗ. Khi người mẫu hoặc món ăn sẵn sàng, mọi thứ diễn ra nhanh, ảnh hiện lên màn hình lớn để khách duyệt tại chỗ. Tám tiếng chụp có thể cho ra sáu tấm ảnh dùng được, và như vậy là bình thường.',
              list: [],
            },
            {
              title: 'Những việc quanh chiếc máy ảnh',
              content: 'Bấm máy chỉ chiếm phần nhỏ. Trước đó là báo giá, họp, chuẩn bị; sau đó là chọn ảnh, chỉnh sửa, giao tệp.',
              list: [
                'Đọc ý tưởng, vẽ sơ đồ ánh sáng',
                'Thuê phòng chụp, đạo cụ, trợ lý',
                'Chụp nối máy tính, quản lý tệp',
                'Chọn ảnh, giao cho người chỉnh sửa',
                'Hợp đồng và quyền sử dụng ảnh',
              ],
            },
            {
              title: 'Nên đầu tư gì khi mới học',
              content:
                'Một thân máy cũ, một ống kính tiêu cự cố định, một đèn rời và tấm hắt sáng là đủ cho năm đầu. Khi có việc lớn, thiết bị có thể thuê theo ngày. Hãy dành tiền cho sách ảnh, triển lãm và giấy in.\n\nBài luyện rẻ tiền: chụp một quả trứng trắng trên nền trắng với nguồn sáng từ cửa sổ, mười kiểu ánh sáng khác nhau.',
              list: [],
            },
            {
              title: 'Đường vào nghề',
              content:
                'Nhiều người bắt đầu làm trợ lý, khiêng đèn và học cách một buổi chụp vận hành. Sau hai, ba năm mới nhận việc chính. Lỗi người mới là lạm dụng hậu kỳ để cứu ánh sáng xấu, và đưa vào hồ sơ năng lực (portfolio) quá nhiều thể loại khiến khách không biết thuê bạn để chụp gì.',
              list: [],
            },
            {
              title: 'Thu nhập và môi trường',
              content:
                'Người làm tự do được trả theo ngày chụp hoặc theo tấm, tiền thường về sau khi giao ảnh vài tuần. Làm cố định cho phòng chụp thương mại điện tử thì đều hơn nhưng lặp lại. Dù chọn cách nào cũng nên có hợp đồng ghi rõ ảnh được dùng ở đâu, trong bao lâu.',
              list: [],
            },
          ],
          fields: ['Ảnh quảng cáo', 'Ảnh sản phẩm', 'Ánh sáng phòng chụp', 'Capture One', 'Adobe Lightroom'],
        },
        {
          name: 'Nhiếp ảnh gia phóng sự',
          other_names: ['photojournalist', 'event photographer', 'phóng viên ảnh', 'chụp sự kiện', 'chụp ảnh cưới'],
          short_description:
            'Chụp sự kiện, đời sống, thời sự cho báo chí và tổ chức; kể chuyện bằng ảnh thật, chú thích đúng và tôn trọng người trong ảnh.',
          detailed_description: [
            {
              title: 'Chờ, đi, và lại chờ',
              content:
                'Ảnh phóng sự đòi hỏi có mặt. Bạn đến trước khi sự việc bắt đầu, ở lại sau khi mọi người về, nói chuyện với người lạ để họ quên chiếc máy. Tấm ảnh dùng được thường đến sau hàng giờ tưởng như không có gì.',
              list: [],
            },
            {
              title: 'Nguyên tắc nghề',
              content:
                'Trong ảnh báo chí, không dàn dựng và không xóa hay thêm chi tiết. Chú thích phải đủ ai, ở đâu, khi nào. Với trẻ em, người bệnh, nạn nhân, phải cân nhắc xem tấm ảnh có làm hại họ không trước khi đăng.',
              list: [
                'Xin phép khi chụp cận người',
                'Ghi tên, tuổi, bối cảnh ngay tại chỗ',
                'Giữ tệp gốc để đối chiếu',
                'Biết quy định về quyền hình ảnh',
              ],
            },
            {
              title: 'Nguồn việc hiện nay',
              content:
                'Tòa soạn ít tuyển chuyên ảnh như trước, nên nhiều người vừa chụp báo vừa chụp sự kiện, cưới, tổ chức phi chính phủ, đồng thời viết và quay. Khả năng viết một bài ngắn kèm ảnh là lợi thế. Máy móc và đi lại phải tự lo khi làm tự do.',
              list: [],
            },
            {
              title: 'Bộ ảnh đầu tiên',
              content:
                'Chọn một người có công việc bạn thấy hay, theo họ ba buổi, kể trong mười tấm: toàn cảnh, bàn tay, dụng cụ, nét mặt, lúc nghỉ, lúc mệt. Viết chú thích từng tấm rồi đưa người đó xem trước khi cho người khác xem.',
              list: [],
            },
          ],
          fields: ['Ảnh báo chí', 'Ảnh sự kiện', 'Kể chuyện bằng ảnh', 'Adobe Lightroom', 'Đạo đức nghề'],
        },
        {
          name: 'Chuyên viên chỉnh sửa ảnh',
          other_names: ['retoucher', 'photo editor', 'edit ảnh', 'chỉnh ảnh', 'photoshop ảnh', 'blend màu ảnh'],
          short_description:
            'Làm sạch, cân màu, ghép và hoàn thiện ảnh cho quảng cáo, tạp chí, thương mại điện tử mà vẫn giữ chất thật của da, vải, sản phẩm.',
          detailed_description: [
            {
              title: 'Công việc chính',
              content:
                'Ảnh chuyển đến kèm ghi chú: bỏ nếp nhăn áo, đổi màu chai, ghép bầu trời. Ở sàn thương mại điện tử bạn xử lý vài trăm ảnh mỗi tuần theo khuôn; ở phòng hậu kỳ quảng cáo, một tấm có thể mất hai ngày.',
              list: [
                'Tách nền, làm sạch, sửa dáng vải',
                'Chỉnh da bằng cách tách tần số, giữ lỗ chân lông',
                'Cân màu sản phẩm với mẫu thật',
                'Ghép nhiều ảnh thành một cảnh',
                'Xuất tệp cho in và cho web',
              ],
            },
            {
              title: 'Sửa đến đâu thì dừng',
              content:
                'Câu hỏi này quay lại mỗi ngày. Bóp eo, kéo chân, xóa hết nếp nhăn gây hại cho cách người trẻ nhìn chính mình; đổi màu sản phẩm khác thực tế là lừa người mua. Người có nghề biết đề nghị mức sửa hợp lý và nói lý do.',
              list: [],
            },
            {
              title: 'Luyện tay và tìm việc',
              content:
                'Hãy dùng bảng vẽ thay chuột, làm việc trên lớp không phá hỏng ảnh gốc, nghỉ mắt mỗi giờ. Màn hình nên được cân màu. Hồ sơ năng lực (portfolio) là những cặp trước và sau có chú thích, xin phép chủ ảnh trước khi đăng. Khi xin việc, hãy hỏi nơi ấy trả lương tháng hay trả theo số ảnh, và một ngày thường phải giao bao nhiêu tấm.',
              list: [],
            },
          ],
          fields: ['Chỉnh sửa ảnh', 'Cân màu', 'Adobe Photoshop', 'Capture One', 'Thương mại điện tử'],
        },
      ],
    },
    {
      name: 'Trường quay và hiện trường',
      short_description:
        'Nơi hình và tiếng được ghi lại. Làm theo nhóm, theo lịch chặt, mỗi người giữ một việc và phải tin nhau.',
      positions: [
        {
          name: 'Nhà quay phim',
          other_names: ['cameraman', 'DOP', 'director of photography', 'cinematographer', 'videographer', 'quay video'],
          short_description:
            'Quyết định khung hình, ống kính, chuyển động máy và ánh sáng cùng đạo diễn, chịu trách nhiệm phần hình của phim.',
          detailed_description: [
            {
              title: 'Trước ngày bấm máy',
              content:
                'Nhà quay phim đọc kịch bản, đi khảo sát bối cảnh theo giờ nắng, lên danh sách cảnh quay và thiết bị, thử ống kính. Ngày quay chỉ suôn sẻ khi những việc đó đã làm kỹ, vì mỗi giờ cả đoàn đứng chờ đều tốn kém.',
              list: [],
            },
            {
              title: 'Các vị trí trong tổ quay',
              content: 'Bạn có thể đi lên từ bất kỳ vị trí nào dưới đây. Ở nhóm nhỏ, một người kiêm hai ba việc.',
              list: [
                'Phụ quay: kéo nét, thay ống kính',
                'Kỹ thuật viên dữ liệu: sao lưu thẻ, kiểm tra tệp',
                'Người điều khiển gimbal, flycam',
                'Quay chính: giữ khung, theo diễn viên',
              ],
            },
            {
              title: 'Xem “Tears of Steel” để nghĩ về khung hình',
              content:
                'Phim khoa học viễn tưởng này quay diễn viên thật rồi ghép robot và cảnh dựng bằng máy tính. Hãy để ý máy đặt cao hay thấp, ánh sáng trên mặt diễn viên có khớp với cảnh ghép không, cảnh nào máy đứng yên và vì sao. Nhà quay phim ngày nay phải hình dung cả những thứ chưa có trước ống kính.',
              list: [],
            },
            {
              title: 'Sức khỏe và tính cách',
              content:
                'Ngày quay mười hai tiếng là chuyện thường; thiết bị nặng, có khi dầm mưa, leo núi. Nghề cần người bền bỉ, ít nói mà để ý, biết giữ bình tĩnh. Hãy tập bằng điện thoại: quay một người nấu cơm trong mười cảnh tĩnh, không lia máy.',
              list: [],
            },
          ],
          fields: ['Quay phim', 'Khung hình', 'Ống kính', 'Gimbal', 'Phim quảng cáo'],
          youtube_url: 'https://youtu.be/R6MlUcmOul8',
        },
        {
          name: 'Chuyên viên ánh sáng trường quay',
          other_names: ['gaffer', 'tổ đèn', 'đánh đèn phim trường'],
          short_description:
            'Dựng và điều khiển hệ thống đèn theo ý của nhà quay phim, tính tải điện, bảo đảm an toàn cho cả đoàn.',
          detailed_description: [
            {
              title: 'Người biến đêm thành ngày',
              content:
                'Tổ ánh sáng đến trước, về sau. Trưởng tổ (gaffer) đọc bản vẽ của nhà quay phim rồi phân việc: đèn nào ngoài cửa sổ giả nắng, tấm nào chắn, màng nào làm dịu. Họ còn phải giữ cho ánh sáng không đổi trong sáu tiếng dù mặt trời ngoài kia đã lặn.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content: 'Nửa là nghệ thuật, nửa là điện và cơ khí. An toàn không có ngoại lệ.',
              list: [
                'Loại đèn: LED, HMI, vonfram và cách chỉnh',
                'Chân đèn, cờ chắn, khung tản sáng, gel màu',
                'Tính công suất, chia pha, nối đất',
                'Đọc độ sáng và nhiệt độ màu bằng máy đo',
              ],
            },
            {
              title: 'Nhìn ánh sáng trong “Charge”',
              content:
                '“Charge” kể một cuộc chạm trán bên trong nhà máy. Dù là phim dựng bằng máy tính, mỗi cảnh vẫn phải đặt đèn như ở trường quay. Khi xem, hãy tìm nguồn sáng đến từ đâu, từ cửa, từ đèn trần hay từ máy móc, và cái gì tách nhân vật khỏi nền. Sau đó vẽ sơ đồ đèn cho ba cảnh như thể bạn phải dựng lại bằng đèn thật.',
              list: [],
            },
            {
              title: 'Lối vào và đường đi',
              content:
                'Không nhất thiết có bằng đại học, nhưng nên học điện cơ bản và xin theo đoàn làm phụ đèn. Từ phụ đèn lên thợ chính, trưởng tổ, có người chuyển sang quay phim. Thu nhập tính theo ngày quay nên cần biết tích lũy cho những tháng vắng.',
              list: [],
            },
          ],
          fields: ['Ánh sáng trường quay', 'Điện và an toàn', 'Máy đo sáng', 'Phim quảng cáo'],
          youtube_url: 'https://www.youtube.com/watch?v=UXqq0ZvbOnk',
        },
        {
          name: 'Kỹ thuật viên thu âm hiện trường',
          other_names: ['sound recordist', 'boom operator', 'thu tiếng', 'thu âm phim'],
          short_description:
            'Thu lời thoại và âm thanh thật tại nơi quay, chọn micro, khử tiếng ồn, ghi chép để khâu hậu kỳ dùng được ngay.',
          detailed_description: [
            {
              title: 'Tai của đoàn phim',
              content:
                'Khán giả chấp nhận hình hơi rung nhưng bỏ xem nếu không nghe rõ thoại. Kỹ thuật viên thu âm đeo tai nghe suốt ngày và thường là người duy nhất biết có tiếng tủ lạnh, xe máy, vải cọ vào micro. Họ phải dám giơ tay xin quay lại dù cả đoàn đang vội.',
              list: [],
            },
            {
              title: 'Đồ nghề',
              content: 'Bộ đồ gọn trong một túi đeo và một cần dài. Kiểm tra pin là nghi thức mỗi sáng.',
              list: [
                'Cần boom, micro định hướng, micro cài áo',
                'Máy thu nhiều kênh, bộ phát không dây',
                'Chắn gió, giảm rung',
                'Phiếu ghi cảnh, lần quay, ghi chú',
                'Thu tiếng nền của từng địa điểm',
              ],
            },
            {
              title: 'Học và thử sức',
              content:
                'Có thể học ngành âm thanh ở trường điện ảnh, hoặc bắt đầu với máy thu nhỏ và tai nghe kín. Mỗi ngày thu một phút ở một nơi, nghe lại, gọi tên từng lớp tiếng. Sau một tháng tai bạn sẽ khác.',
              list: [],
            },
            {
              title: 'Lỗi hay gặp',
              content:
                'Chỉnh mức quá to làm vỡ tiếng, quên thu tiếng nền, đặt micro cài áo cọ vào vải. Lỗi nào cũng sửa được tại chỗ nếu chịu nghe kỹ, nhưng rất tốn công nếu để về phòng dựng.',
              list: [],
            },
            {
              title: 'Đường đi của nghề',
              content:
                'Bắt đầu thường là phụ cầm cần boom, sau vài dự án mới giữ máy thu chính. Người có tai tốt và ngăn nắp dễ được mời lại vì các đoàn phim hay làm việc với người quen. Có thể rẽ sang thiết kế âm thanh hậu kỳ hoặc thu âm sự kiện.',
              list: [],
            },
          ],
          fields: ['Thu âm', 'Micro', 'Âm thanh hiện trường', 'Phim tài liệu'],
        },
      ],
    },
    {
      name: 'Bộ phận Hậu kỳ',
      short_description:
        'Dựng, chỉnh màu, làm tiếng, ghép kỹ xảo: nơi hàng chục giờ tư liệu trở thành bộ phim có nhịp và cảm xúc.',
      positions: [
        {
          name: 'Người dựng phim (video editor)',
          other_names: ['film editor', 'edit video', 'dựng video', 'cắt ghép video', 'làm video'],
          short_description:
            'Chọn, cắt và ghép hình thành câu chuyện có nhịp, làm việc sát với đạo diễn từ bản thô đến bản cuối.',
          detailed_description: [
            {
              title: 'Viết lại bằng hình',
              content:
                'Dựng phim thường được gọi là lần viết kịch bản cuối cùng. Từ mười giờ tư liệu cho một phim quảng cáo ba mươi giây, bạn xem hết, đánh dấu, thử trật tự, bỏ cảnh đẹp mà thừa. Câu hỏi thường trực: cắt ở đây người xem biết thêm điều gì?\n\nĐừng nhầm với biên tập phim: ở đài truyền hình và hãng phim Việt Nam, người biên tập lo câu chuyện và kịch bản, còn người dựng làm việc với hình và tiếng đã quay.',
              list: [],
            },
            {
              title: 'Quy trình trên bàn dựng',
              content:
                'Ngăn nắp là điều bắt buộc khi dự án có hàng nghìn tệp. Người khác phải mở được dự án của bạn và hiểu ngay đang ở bước nào.',
              list: [
                'Sao lưu, đặt tên, đồng bộ hình và tiếng',
                'Bản ráp, bản thô, bản duyệt, bản khóa hình',
                'Nhạc tạm, phụ đề, chữ tạm',
                'Bàn giao cho chỉnh màu, âm thanh, kỹ xảo',
                'Xuất bản cuối theo từng kênh',
              ],
            },
            {
              title: 'Đếm nhịp cắt',
              content:
                'Mở “Agent 327: Operation Barbershop”, tắt tiếng, đếm độ dài từng cảnh và vẽ thành biểu đồ. So đoạn trò chuyện với đoạn giằng co: độ dài cảnh đổi ra sao, cảnh nào bất ngờ được giữ lâu? Bật tiếng xem lại, bạn sẽ thấy nhịp cắt và nhịp âm thanh đỡ nhau.',
              list: [],
            },
            {
              title: 'Thu nhập và môi trường',
              content:
                'Nơi làm: hãng phim, đài truyền hình, công ty quảng cáo, nhóm làm nội dung số, hoặc tại nhà. Làm cố định thì có lương tháng, việc tự do tính theo phim hoặc theo ngày; giá mỗi nơi mỗi khác, nên hỏi vài người đang dựng ở đúng loại phim bạn muốn làm. Ngồi lâu trong phòng tối là thử thách cho mắt và lưng.',
              list: [],
            },
            {
              title: 'Hồ sơ năng lực của người mới',
              content:
                'Trong hồ sơ năng lực (portfolio), một đoạn dựng lại từ tư liệu có sẵn, một phim tài liệu ngắn tự quay và một video có lời dẫn rõ ràng đã đủ cho thấy tay nghề. Ghi chú ngắn vì sao bạn chọn trật tự ấy. Tránh nhồi hiệu ứng chuyển cảnh; cắt thẳng đúng chỗ khó hơn nhiều.',
              list: [],
            },
          ],
          fields: ['Dựng phim', 'Nhịp cắt', 'Adobe Premiere Pro', 'DaVinci Resolve', 'Kể chuyện'],
          youtube_url: 'https://www.youtube.com/watch?v=mN0zPOpADL4',
        },
        {
          name: 'Chuyên viên chỉnh màu phim',
          other_names: ['colorist', 'color grading', 'làm màu phim', 'chỉnh màu video'],
          short_description:
            'Cân màu giữa các cảnh và tạo sắc thái chung cho phim, giữ da người tự nhiên và cảm xúc nhất quán từ đầu đến cuối.',
          detailed_description: [
            {
              title: 'Hai lớp việc',
              content:
                'Lớp thứ nhất là kỹ thuật: quay từ sáng đến chiều, hai máy khác hãng, nhưng trong phim chỉ là năm phút nói chuyện, nên mọi cảnh phải khớp. Lớp thứ hai là cảm xúc: ấm hay lạnh, tương phản gắt hay êm, mắt nhìn vào đâu.',
              list: [],
            },
            {
              title: 'Phòng chỉnh màu',
              content:
                'Phòng sơn xám trung tính, ánh sáng ổn định, màn hình được cân định kỳ. Đạo diễn và nhà quay phim ngồi cạnh, nói bằng cảm giác; bạn dịch cảm giác thành con số.',
              list: [
                'DaVinci Resolve và bàn điều khiển',
                'Biểu đồ sóng, vector, histogram',
                'Không gian màu, tệp log, LUT',
                'Khoanh vùng, theo vết, chỉnh da',
              ],
            },
            {
              title: 'Bài tập với “Sintel”',
              content:
                'Câu chuyện “Sintel” đi qua núi tuyết, túp lều, phố xá, sa mạc và hang đá, mỗi nơi một bảng màu. Lấy mỗi nơi một khung, trích năm màu chính, rồi thử chỉnh một đoạn phim bạn tự quay theo từng bảng. Ghi lại lúc nào da người bắt đầu trông không thật.',
              list: [],
            },
            {
              title: 'Lối vào nghề',
              content:
                'Thường bắt đầu ở vị trí trợ lý hậu kỳ: nhận tệp, dựng lại dự án, kiểm tra lỗi. Bản DaVinci Resolve miễn phí đủ để học. Lỗi phổ biến là đẩy màu quá tay theo một kiểu đang thịnh hành; hãy xem lại bài của mình sau một đêm ngủ.',
              list: [],
            },
          ],
          fields: ['Chỉnh màu', 'DaVinci Resolve', 'Không gian màu', 'Hậu kỳ phim'],
          youtube_url: 'https://youtu.be/eRsGyueVLvQ',
        },
        {
          name: 'Nhà thiết kế âm thanh',
          other_names: ['sound designer', 'sound design', 'foley artist', 'làm âm thanh phim'],
          short_description:
            'Xây thế giới tiếng động cho phim, game, quảng cáo: tiếng chân, không gian, hiệu ứng, và hòa tất cả thành bản cuối.',
          detailed_description: [
            {
              title: 'Nghe thấy thì mới tin',
              content:
                'Hình một cánh cửa gỗ chỉ nặng khi tiếng của nó nặng. Nhà thiết kế âm thanh tạo tiếng cho từng động tác, nền cho từng không gian, đôi khi bằng đồ vật không liên quan: bẻ cần tây làm tiếng xương gãy, lắc găng tay da làm tiếng chim vỗ cánh.',
              list: [],
            },
            {
              title: 'Các lớp của một bản âm thanh',
              content:
                'Mỗi lớp được làm riêng rồi hòa chung, ưu tiên cho lời thoại nghe rõ. Khoảng lặng cũng là một lớp, và thường bị người mới lấp mất.',
              list: [
                'Lời thoại: làm sạch, lồng tiếng',
                'Tiếng động làm tay (foley)',
                'Hiệu ứng và tiếng nền',
                'Nhạc, phối với người soạn nhạc',
                'Hòa âm cuối theo chuẩn rạp hoặc trực tuyến',
              ],
            },
            {
              title: 'Thay tiếng cho một phim không thoại',
              content:
                '“Big Buck Bunny” gần như không có lời, nên tiếng động và nhạc gánh phần lớn câu chuyện. Chọn một phút, tắt tiếng, tự thu lại toàn bộ tiếng động bằng đồ trong nhà. Sau đó bật bản gốc để so: tiếng nào họ bỏ đi, tiếng nào được phóng lớn.',
              list: [],
            },
            {
              title: 'Hợp với ai',
              content:
                'Người có đôi tai kỹ, từng học nhạc càng tốt, kiên nhẫn với những chi tiết ít người khen. Công cụ thường dùng: Pro Tools, Reaper; làm game thì thêm Wwise hoặc FMOD. Nên bảo vệ thính lực ngay từ tuổi học sinh, đừng nghe tai nghe quá to.',
              list: [],
            },
          ],
          fields: ['Thiết kế âm thanh', 'Tiếng động', 'Reaper', 'Pro Tools', 'Âm thanh game'],
          youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        },
        {
          name: 'Chuyên viên kỹ xảo ghép hình',
          other_names: ['compositor', 'compositing', 'kỹ xảo điện ảnh', 'làm kỹ xảo', 'ghép phông xanh'],
          short_description:
            'Ghép cảnh quay thật với phông xanh, hình 3D, bầu trời, đám đông sao cho mắt thường không nhận ra chỗ nối.',
          detailed_description: [
            {
              title: 'Nghề của những thứ vô hình',
              content:
                'Phần lớn kỹ xảo không phải quái vật: đó là xóa dây điện, thay biển hiệu, thêm người vào khán đài, nối hai lần quay. Chuyên viên ghép hình (compositor) nhận nhiều lớp ảnh rồi chỉnh viền, ánh sáng, độ nét, hạt nhiễu cho chúng thuộc về nhau.',
              list: [],
            },
            {
              title: 'Kỹ năng cần có',
              content:
                'Hiểu máy ảnh thật là nền tảng để làm máy ảnh giả. Bạn cần biết ống kính làm mờ, méo và nhiễu hình ra sao thì mới ghép cho khớp được.',
              list: [
                'Tách phông xanh, khoanh viền từng khung',
                'Theo vết chuyển động máy',
                'Ghép lớp kết xuất 3D',
                'Nuke, Fusion, After Effects, Blender',
              ],
            },
            {
              title: 'Soi mối nối trong “Tears of Steel”',
              content:
                'Diễn viên thật đi giữa phố cổ, bên cạnh robot và máy móc do máy tính dựng. Dừng hình, tìm bốn dấu hiệu: bóng đổ, màu phản chiếu lên da, viền tóc, độ mờ theo khoảng cách. Chỗ nào bạn thấy tin, chỗ nào thấy gợn? Trả lời được vì sao là bạn đã bắt đầu học nghề.',
              list: [],
            },
            {
              title: 'Bước đầu đi làm',
              content:
                'Vị trí khởi đầu thường là khoanh viền và xóa vật thừa, việc lặp lại nhưng rèn mắt. Sau một, hai năm bạn nhận cảnh ghép hoàn chỉnh. Hồ sơ năng lực (portfolio) cần bản tách lớp cho thấy từng bước; ghi rõ phần nào của bạn, phần nào của người khác, vì ngành nhỏ và ai cũng biết nhau.',
              list: [],
            },
          ],
          fields: ['Ghép hình', 'Phông xanh', 'Nuke', 'Adobe After Effects', 'Blender'],
          youtube_url: 'https://youtu.be/R6MlUcmOul8',
        },
      ],
    },
  ],
};
